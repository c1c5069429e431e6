/** 'Had 6,200 withheld on 58k, what do i get back' */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
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

export function refund(
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
): Action | null {
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
