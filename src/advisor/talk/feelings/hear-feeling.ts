/** A word for an event or a feeling, to the one who suffers it or to the one who helps. */
import { people } from '#advisor/knowledge/people/all-people.ts'
import type { Heard } from '#advisor/knowledge/people/heard.ts'
import { others } from '#advisor/knowledge/people/others.ts'
import { orderBills } from './order-bills.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { sayAnew, type Scene } from '#advisor/talk/scene.ts'
import { paragraph, type Part } from '#advisor/talk/tell-sum.ts'
import { findSufferer, speakOf } from './whose-trouble.ts'

/** Words for the one who suffers it, or for the one who helps somebody else. */
function hearFor(text: string, feeling: string): Heard | undefined {
  const sufferer = findSufferer(text)
  const lines = sufferer && others[feeling]
  if (!lines) return people[feeling]
  const about = (all: readonly string[]) => all.map((line) => speakOf(line, sufferer))
  return { hears: about(lines.hears), steps: about(lines.steps), more: about(lines.more) }
}

/** Where bills stand against each other. */
const inTrouble: ReadonlySet<string> = new Set(['arrears', 'collectors', 'overwhelmed', 'worry', 'jobloss'])

/** A life event: a human sentence, and the next sensible step. */
export function hearFeeling(scene: Scene, feeling: string, hasSum: boolean): Part | null {
  const heard = hearFor(scene.text, feeling)
  if (!heard) return null
  const { dialogue, sheet } = scene
  const pick = (lines: readonly string[]) => sayAnew(lines, dialogue)
  const warm = fillText(pick(heard.hears), sheet)
  const steps = heard.steps.map((words) => paragraph(fillText(words, sheet)))
  const more = heard.more.map((words) => paragraph(fillText(words, sheet)))
  if (hasSum) return { warm, more: [], details: [], cards: [] }
  const order = inTrouble.has(feeling) ? orderBills(scene.text) : null
  return {
    warm,
    lead: order ?? fillText(pick(heard.steps), sheet),
    more: [],
    details: [...steps, ...more],
    cards: [],
  }
}
