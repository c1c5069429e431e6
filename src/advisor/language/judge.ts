import { checkReferences } from '#advisor/grounding/check.ts'
import type { Known } from './known.ts'
import { cleanSentence, withoutMarks } from './print-sentence.ts'
import type { Sentence } from './split-markdown.ts'

export interface Judged extends Sentence {
  /** Numbers and references that nothing stands behind, as written. */
  untraced: string[]
}

/** Checks a sentence by what a reader would see of it. */
export function judgeSentence(sentence: Sentence, known: Known): Judged {
  const text = cleanSentence(sentence.text)
  const untraced = checkReferences(withoutMarks(text), known.ids).map(({ words }) => words)
  return { ...sentence, text, untraced }
}

export const isTraced = ({ untraced }: Judged) => untraced.length === 0

/** What the model is told about sentences that did not pass. */
export function describeFaults(held: readonly Judged[], known: Known): string {
  const faults = [...new Set(held.flatMap(({ untraced }) => untraced))].slice(0, 20)
  const figures = known.figures.map(({ id, label, text }) => `[[${id}]] ${label}: ${text}`)
  return `These are no known figures: ${JSON.stringify(faults)}. Write the part below again without any number of your own: refer to a figure by its reference, or leave the number out. Answer with the corrected part alone.

Known figures:
${figures.join('\n')}

The part:
${held.map(({ text }) => text).join(' ')}`
}
