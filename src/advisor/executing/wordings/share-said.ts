/** Percentages of the pay that go into savings, by the words around them. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { newestOf } from '#advisor/executing/of-sum.ts'

const PUT_IN = String.raw`put(?:ting)?|sav(?:es?|ing)|contribut(?:es?|ing)|invest(?:ing)?|defer(?:ring)?|sock(?:ing)?`
const PUTS = new RegExp(String.raw`\b(?:${PUT_IN})\b[^.?!,;\d]{0,24}$`, 'i')
/** 'If i go to 6%', where it was said before how much of the pay goes in: nobody chooses what the market pays. */
const CHANGES =
  /\b(?:i|we)(?:'d| would| just| only)? (?:go|went|do|did|bump|up|upped|raised?|increased?|cut|dropp?(?:ed)?)\b[^.?!,;\d]{0,24}$/i
/** What it earns there, or what is meant by it beside the pay. */
const EARNS =
  /\b(?:at|with|by|up to|first|earn\w*|mak\w+|get\w*|assum\w*|us(?:e|ing))(?: (?:like|about|say|only))?\W*$/i
const OF_OTHER =
  /^\W*(?:down\b|off\b|on\b|return|interest|growth|match|of (?:the|it|that|what)\b|a (?:year|yr)\b|more on\b)/i
/** The percentage of the message that goes in of the pay. */
export function findShare(
  text: string,
  numbers: readonly SaidNumber[],
  sums: readonly SumRecord[],
): SaidNumber | undefined {
  const isKnown = newestOf(sums, 'employer-match', 'contribution-split') !== undefined
  return numbers.find(({ kind, start, end }) => {
    const before = text.slice(0, start)
    const isPutIn = PUTS.test(before) || (isKnown && CHANGES.test(before))
    return kind === 'percent' && isPutIn && !EARNS.test(before) && !OF_OTHER.test(text.slice(end))
  })
}
