/** Words that settle which sum is meant, whatever it was first taken for. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { asNewPay } from '#advisor/executing/wordings/as-new-pay.ts'
import { byTheHour } from '#advisor/executing/wordings/by-the-hour.ts'
import { matchTerms } from '#advisor/executing/wordings/match-terms.ts'
import { pointsOf } from '#advisor/executing/wordings/points-of.ts'

type Worded = (action: Action, text: string, minded: Minded, sums: readonly SumRecord[]) => Action

/** Each sum that may be taken for another, with what its words make of it. */
const worded: Readonly<Record<string, Worded>> = {
  'pay-conversion': (action, text, minded) =>
    minded.numbers.some(({ period }) => period !== null) ? action : byTheHour(action, text, minded),
  product: byTheHour,
  'what-if': asNewPay,
  raise: asNewPay,
  points: pointsOf,
  'employer-match': matchTerms,
}

export const asWorded = (
  action: Action,
  text: string,
  minded: Minded,
  sums: readonly SumRecord[] = [],
): Action => worded[action.intent]?.(action, text, minded, sums) ?? action
