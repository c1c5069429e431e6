/** 'I work 8 months a year at 4,200 a month, what is that a month over the year' */
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { amountsIn, fill, timesIn } from './fill.ts'

const A_YEAR = 12
const PART = new RegExp(
  [
    String.raw`\b(?:months?|mos?|weeks?) (?:a|of the|per|out of the|each) year\b`,
    String.raw`\b(?:paid|work(?:s|ing)?|employed|pay(?:s|checks?)?|season(?:al)?|school year|on)\b[^.?!]{0,40}\b(?:months|weeks)\b`,
    String.raw`\b(?:months?|weeks?)\b[^.?!]{0,24}\b(?:season|school year|contract|of (?:work|pay))\b`,
  ].join('|'),
  'i',
)
const OVER_THE_YEAR = new RegExp(
  [
    String.raw`\b(?:over|across|for|through|spread|averaged?)\b[^.?!]{0,24}` +
      String.raw`\b(?:(?:the|a|whole|full|entire|all) (?:\w+ )?year|12 months|twelve months)\b`,
    String.raw`\ball year\b|\byear[- ]round\b|\b(?:months?|summer|winter) (?:i'?m |we'?re )?(?:off|without)\b`,
  ].join('|'),
  'i',
)
const ASKS = /\b(?:how much|what|whats|what's)\b|\?/i
const A_MONTH = /\b(?:a|per|each|every) month\b|\bmonthly\b/i
/** Its own length of pay is asked for otherwise. */
const OTHER =
  /\b(?:severance|unemployment|loan|mortgage|apr|save|savings|debt|card|rent|emergency|cushion|(?<!before )tax(?:es)?|retire\w*)\b|%/i

/** 'To have the same in July': what is kept from each month with pay. */
const KEPT = /\b(?:set|put|setting|putting)\b[^.?!]{0,12}\baside\b|\bhold back\b/i
const EACH_CHECK =
  /\b(?:each|every|per|a|one) (?:[\w']+ )?(?:pay ?)?checks?\b|\b(?:each|one|every) (?:pay )?month\b/i

/** Which of its figures is asked for; undefined where none is. */
function askedFor(text: string, isTotal: boolean): 'aside' | 'pay' | null | undefined {
  if (KEPT.test(text)) return 'aside'
  if (isTotal && EACH_CHECK.test(text) && !OVER_THE_YEAR.test(text)) return 'pay'
  return OVER_THE_YEAR.test(text) && A_MONTH.test(text) ? null : undefined
}

export function partYear(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (!ASKS.test(text) || !PART.test(text) || OTHER.test(text)) return null
  const [amount, ...more] = amountsIn(numbers)
  const months = timesIn(numbers).find(({ value }) => value < A_YEAR)
  if (!amount || !months || more.length > 0) return null
  const isTotal = amount.period === 'year' || (amount.period === null && amount.value >= LEAST_TOTAL)
  const wanted = askedFor(text, isTotal)
  if (wanted === undefined) return null
  return { ...fill('part-year-pay', isTotal ? { total: amount, months } : { pay: amount, months }), wanted }
}

/** Nobody is paid so much a month without saying so. */
const LEAST_TOTAL = 10_000
