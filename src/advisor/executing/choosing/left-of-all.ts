/** 'So what do we have left each month', after a decision that was tried with a cost of today: asks of the budget as it is. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { hasWholeBudget, monthlyPay } from '#advisor/planning/data/totals.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** As things are: nothing that points at what was tried, such as 'then', 'with that' or 'would'. */
const LEFT_NOW = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|and|well|but|wait)\W+)*(?:what|how much)(?: money)? (?:do|have) (?:i|we)` +
    String.raw`(?: (?:actually|really|even|currently|normally|usually))?(?: (?:have|got|get))? left(?: over)?` +
    String.raw`(?: (?:each|every|a|per) month| right now| now| today| at the end of the month)?\W*$`,
  'i',
)

/** 'Are we spending too much', on nothing in particular: what is left of pay says it. */
const TOO_MUCH = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|and|well|but|do you think)\W+)*` +
    String.raw`(?:(?:am i|are we) (?:really )?spending|do (?:i|we) spend) (?:way )?(?:too much|more than (?:we|i) make)` +
    String.raw`(?: (?:money|overall|in general|each month|every month|a month))?\W*$`,
  'i',
)

interface Asked {
  text: string
  sums: readonly SumRecord[]
  snapshot: Snapshot
}

/** Only where nobody has said the cost that was tried: one that was said may be meant by the question. */
export function leftOfAll({ text, sums, snapshot }: Asked): Action | null {
  if (TOO_MUCH.test(text) && monthlyPay(snapshot) && hasWholeBudget(snapshot)) return bare('budget-summary')
  const tried = sums.at(-1)
  const isTried = tried?.kind === 'afford-monthly' && tried.inputs['amount']?.source.kind === 'row'
  return isTried && LEFT_NOW.test(text) ? bare('budget-summary') : null
}
