/** Which figures of a debt a message asks for, in the order of its words: 'payment, total interest, and how much sooner'. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'

export type Asked = 'payment' | 'interest' | 'total' | 'months' | 'sooner' | 'saved' | 'breakeven' | 'fee'

export interface AskedFigure {
  name: Asked
  at: number
}

const SAVED = String.raw`sav(?:e[sd]?|ing)|spar(?:e[sd]?|ing)|avoid(?:s|ed)?`
const INTEREST = String.raw`(?<!%\s?|percent |\bno |\bwithout )\bint(?:e?re?|er)st\b(?![- ]?(?:rate|free|only)| (?:is |of |at )?\$?\d)`
const SOONER =
  String.raw`(?:\bhow many (?:months|years|yrs|payments) )?\b(?:sooner|faster|quicker|earlier|shorten\w*|` +
  String.raw`shave[sd]?|cuts? off|knocks? off)\b`
/** As it is asked for: no down payment, and none that is told. */
const PAYMENT =
  String.raw`(?<!\b(?:down|extra|minimum|min|first|last|after) )\b(?:payments?|monthly)\b(?! (?:of|interest|at)\b|` +
  String.raw`\s?\$?\d)|\bpay (?:a|per|each|every) month\b`
const TOTAL =
  String.raw`\btotal (?:cost|price|paid|payments?|amount)\b|\b(?:pay|paid|costs?)\b[^.?!,\d]{0,16}\b(?:in (?:all|total|` +
  String.raw`the end)|altogether|all told)\b|\btotal (?:do|would|will|i|we)\b(?: (?:i|we))?(?: end up)? pay\b`

/** What is saved is read before the interest that it is saved of, and what is sooner before the months. */
const patterns: readonly (readonly [Asked, RegExp])[] = [
  [
    'saved',
    new RegExp(String.raw`\b(?:${SAVED})\b(?! (?:account|rate|up)\b)|\bless int(?:e?re?|er)st\b`, 'gi'),
  ],
  ['sooner', new RegExp(SOONER, 'gi')],
  ['interest', new RegExp(INTEREST, 'gi')],
  ['payment', new RegExp(PAYMENT, 'gi')],
  [
    'months',
    /\bhow (?:long|many (?:months|years|yrs|payments))\b|\bwhen\b[^.?!,]{0,24}\b(?:done|gone|free|paid|over|finish\w*)\b/gi,
  ],
  ['total', new RegExp(TOTAL, 'gi')],
  ['breakeven', /\bbreaks?[- ]?even\b|\bcosts? (?:are )?(?:back|recovered|earned back)\b|\brecoup\w*\b/gi],
  ['fee', /\bfees?\b(?!\s?\$?\d)/gi],
]

const SENTENCE = /[^.!?\n]+(?:[.!?]+(?!\s|$)[^.!?\n]*)*[.!?\n]*/g
const OPENING =
  /\b(?:what(?:'?s)?|how|when|which|is it|does it|do i|would|will|and (?:the )?(?:total|interest|payment))\b/i

/** Where a sentence asks: from its question word on, with what is listed before it; all of it where a mark alone asks. */
function asking(sentence: string): number | null {
  const opening = OPENING.exec(sentence)
  if (!opening) return sentence.includes('?') ? 0 : null
  // '18,400 over 5 years, payment, interest and how much sooner'
  const told = /^.*\d[^,;:]*[,;:]?/s.exec(sentence.slice(0, opening.index))
  return told?.[0].length ?? 0
}

const blank = (words: string) => ' '.repeat(words.length)

export function askedFigures(text: string): AskedFigure[] {
  const found: AskedFigure[] = []
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const from = asking(sentence)
    if (from === null) continue
    let rest = blank(sentence.slice(0, from)) + sentence.slice(from)
    for (const [name, words] of patterns)
      for (const { 0: said, index: at } of rest.matchAll(words)) {
        found.push({ name, at: index + at })
        // 'How much interest does it save' asks for one thing.
        const until = name === 'saved' ? endOfPhrase(rest, at + said.length) : at + said.length
        const start = name === 'saved' ? startOfPhrase(rest, at) : at
        rest = rest.slice(0, start) + blank(rest.slice(start, until)) + rest.slice(until)
      }
  }
  return found
    .toSorted((a, b) => a.at - b.at)
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
}

const JOINT = /[,;:?!.\n]|\b(?:and|plus|also)\b/gi
const endOfPhrase = (text: string, from: number) =>
  [...text.matchAll(JOINT)].find(({ index }) => index >= from)?.index ?? text.length
const startOfPhrase = (text: string, to: number) => {
  const joint = [...text.matchAll(JOINT)].findLast(({ index }) => index < to)
  return joint ? joint.index + joint[0].length : 0
}

/** What a figure that is asked for is called by the sum that has it. */
const results: Readonly<Record<Asked, readonly string[]>> = {
  payment: ['payment'],
  interest: ['interest'],
  total: ['total', 'paid', 'newTotal'],
  months: ['months'],
  sooner: ['sooner'],
  saved: ['saved'],
  breakeven: ['breakeven'],
  fee: ['fee'],
}

/** The results of a sum that a message asks for, in its order. */
export const askedResults = (text: string, record: SumRecord): string[] =>
  askedFigures(text).flatMap(({ name }) => results[name].find((one) => record.results[one]) ?? [])
