import type { Dialogue } from '#advisor/dialogue.ts'
import { addSums } from '#advisor/figures/sum-record.ts'
import type { Reply } from '#advisor/reply.ts'
import { splitSentences } from '#advisor/split-html.ts'
import type { Settlement } from '#advisor/writer.ts'
import type { Page } from './page.ts'
import { visibleText } from './visible-text.ts'
import type { Workbench } from './workbench.ts'

/** As many as the built-in advisor keeps in mind. */
const MOST_FOCUS = 8

/** Where the talk stands after an answer of the model: its sums, its question, what was really saved. */
export function dialogueAfter(
  { content, dialogue }: Reply,
  bench: Workbench,
  page: Page,
  { save, withdraw }: Settlement,
): Dialogue {
  const { turn } = bench
  const { reply } = page
  const isOwn = asksTheSame(content, page.question)
  const focus = dialogue.focus.filter((fact) => !withdraw.includes(fact))
  return {
    ...dialogue,
    // A question that nobody was shown waits for no answer.
    asked: isOwn ? dialogue.asked : null,
    interviewing: isOwn && dialogue.interviewing,
    focus: [...save, ...focus].slice(0, Math.max(MOST_FOCUS, focus.length)),
    sums: addSums(turn.dialogue.sums, bench.adopt(reply.figures)),
    lastContent: visibleText(reply.content),
    heard: turn.text,
  }
}

/** The model may pass the question of the built-in advisor on, which then knows what the answer is to. */
function asksTheSame(content: string, question: string | null): boolean {
  const own = splitSentences(content).findLast((sentence) => visibleText(sentence).trim().endsWith('?'))
  return own !== undefined && question !== null && visibleText(own).trim() === question.trim()
}
