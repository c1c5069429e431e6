/** 'Had 6,200 withheld on 58k, what do i get back' */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { amountsIn, fill, findSaid, others } from './fill.ts'

const WITHHELD = /\b(?:withh\w+|with held|taken out|took out|box 2|paid in)\b/i
/** 'I took out 6,200' alone is a loan. */
const TAXED = /\b(?:tax(?:es)?|irs|withh\w+|with held|refund|w-?2|box 2)\b/i
const BACK = /\b(?:get back|refund|back|owe|still owe|come out)\b/i
const WITHHELD_BEFORE =
  /\b(?:withh(?:eld|olding|eld was)?|with held|taken out|took out|box 2)\b[^.?!,\d]{0,24}$/i
const WITHHELD_NEXT = /\b(?:withheld|withholding|with held|took out|box 2)(?: was| of| is|:| about)? $/i
const WITHHELD_AFTER = /^[^.?!,\d]{0,24}\b(?:withh\w+|with held|taken out|took out|in box 2)\b/i
/** Tax of other kinds, or of somebody's own business. */
const OTHER = /\b(?:1099|self[- ]?employ\w*|state|ira|401 ?\(?k\)?|social security|penalty|garnish\w*)\b/i

/** What was taken from one check says nothing of a year's tax. */
const ONE_CHECK = /\b(?:bonus|(?:pay)?checks?|payout|withdrawal|severance|winnings|settlement)\b/i

const FILES = /\b(?:head of (?:the )?household|married|joint(?:ly)?|mfj|single|separate(?:ly)?)\b/i

const GETS =
  /\b(?:refund|(?:get|getting|come|coming) (?:\w+ )?back|still owe|owe (?:more|anything|them|the irs)|do (?:we|i) owe)\b/i

/** 'They withheld 9,800 so far', after the tax itself was worked out; 'so do we get a refund', after both. */
function againstTax(
  text: string,
  numbers: readonly SaidNumber[],
  sums: readonly SumRecord[],
  heard: readonly HeardNumber[],
): Action | null {
  const tax = newestOf(sums, 'income-tax', 'refund')
  const [said, another] = amountsIn(numbers)
  if (!tax || another || OTHER.test(text) || ONE_CHECK.test(text)) return null
  const isTold = said !== undefined && WITHHELD.test(text)
  const before =
    numbers.length === 0 && GETS.test(text) ? heard.find(({ words }) => WITHHELD.test(words)) : undefined
  const withheld = isTold ? said : before
  if (!withheld) return null
  const action = fill('refund', { withheld })
  return { ...action, inputs: [...action.inputs, { slot: 'income', value: figureOf(tax, 'income') }] }
}

export function refund(
  text: string,
  numbers: readonly SaidNumber[],
  sums: readonly SumRecord[],
  heard: readonly HeardNumber[] = [],
): Action | null {
  const last = sums.at(-1)
  const held = againstTax(text, numbers, sums, heard)
  if (held) return held
  // 'What if im head of household', after it.
  if (last?.kind === 'refund' && numbers.length === 0 && FILES.test(text))
    return { ...fill('refund', {}), from: last.id }
  if (
    !WITHHELD.test(text) ||
    !BACK.test(text) ||
    !TAXED.test(text) ||
    OTHER.test(text) ||
    ONE_CHECK.test(text)
  )
    return null
  const amounts = amountsIn(numbers)
  const withheld =
    findSaid(amounts, text, { before: WITHHELD_NEXT }) ??
    findSaid(amounts, text, { after: WITHHELD_AFTER }) ??
    findSaid(amounts, text, { before: WITHHELD_BEFORE })
  const income = others(amounts, withheld)
  const isMore = withheld && income.every(({ value, period }) => period !== null || value > withheld.value)
  return isMore && income.length <= 1 ? fill('refund', { withheld, income: income[0] }) : null
}
