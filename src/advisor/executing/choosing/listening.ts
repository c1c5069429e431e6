/** What readings are weighed by, and how sure the mind is of them. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { PlainDate } from '#finance/dates.ts'

export interface Listening {
  minded: Minded
  text: string
  sums: readonly SumRecord[]
  today: PlainDate
  /** The feeling or event that had its kind word before. */
  felt?: string | null
}

/** How sure the mind is that a message asks for this: by its readings, and by the message as a whole. */
export function chanceOf({ readings, intents }: Minded, intent: string): number {
  const written = readings
    .filter(({ actions }) => actions.some((action) => action.intent === intent))
    .reduce((sum, { score }) => sum + score, 0)
  return Math.max(Math.min(1, written), intents.find(({ name }) => name === intent)?.score ?? 0)
}

/** How many numbers of the message itself an action uses. */
export const countSaid = ({ inputs }: Action) =>
  inputs.flatMap(({ value }) => endsOf(value)).filter((end) => startOf(end) !== null).length

/** Sums that people ask for by name. */
const named: Partial<Record<string, RegExp>> = {
  'take-home': new RegExp(
    [
      String.raw`\bwhat(?:'?s| is| do| does| would| will)\b[^.?!]{0,12}\b(?:my|i|we|our)\b[^.?!]{0,12}\b(?:take|bring)[- ]?home\b`,
      String.raw`\btake[- ]?home(?: pay)?\s*\?`,
    ].join('|'),
    'i',
  ),
  'emergency-fund': new RegExp(
    String.raw`\b(?:how (?:big|much|large)|good|right|ideal|decent|enough|size)\b[^.?!]{0,24}` +
      String.raw`\b(?:emergency|rainy[- ]day) (?:fund|savings|cushion)\b(?! to\b)`,
    'i',
  ),
  'life-insurance': /\blife insurance\b[^]*\bhow much\b|\bhow much life insurance\b/i,
}

export const asksByName = (intent: string, text: string) => named[intent]?.test(text) ?? false
