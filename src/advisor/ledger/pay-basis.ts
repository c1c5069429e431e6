import type { Change } from '#advisor/facts.ts'
import type { IncomeBasis } from '#finance/household.ts'

const NET = new RegExp(
  [
    String.raw`\b(?:tak(?:e|es|ing)|bring(?:s|ing)?|brought|took)[- ]?home\b|\bafter[- ]tax(?:es)?\b`,
    String.raw`\bnet(?:s|ting)?\b(?! ?worth)|\bin (?:my|our|the) (?:pocket|hand)\b`,
    String.raw`\bclear(?:s|ing|ed)? (?:about |around |roughly )?\$?\d`,
  ].join('|'),
  'i',
)
const GROSS = /\bgross(?:es|ing)?\b|\bbefore[- ]tax(?:es)?\b|\bpre[- ]?tax\b/i

const PARTS = /[,;](?!\d)|\band\b/i
/** An amount, not an age or a count. */
const AMOUNT = /\$|\d{3}|\d,\d|\d ?k\b|\d ?(?:\/ ?|an |per )(?:hr|hour)/i

/** Whether the words that tell pay say that it is before or after tax; null when they say neither, or both. */
export function readPayBasis(words: string): IncomeBasis | null {
  const said = words.split(PARTS).filter((part) => AMOUNT.test(part))
  // '84k a year, bring home 5,100' tells two sides of a pay.
  if (said.some((part) => NET.test(part)) && said.some((part) => !NET.test(part))) return null
  const [isNet, isGross] = [NET.test(words), GROSS.test(words)]
  return isNet === isGross ? null : isNet ? 'net' : 'gross'
}

/** What a fact about pay says of the profile's income: what is left beside it makes it pay before tax. */
export function basisToldBy(change: Change, quote: string): IncomeBasis | null {
  if (change.kind !== 'profile' || change.value === null) return null
  if (change.field === 'takeHome') return 'gross'
  return change.field === 'income' ? readPayBasis(quote) : null
}
