/** 'So what do we have left each month', after a decision that was tried with a cost of today: asks of the budget as it is. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'

/** As things are: nothing that points at what was tried, such as 'then', 'with that' or 'would'. */
const LEFT_NOW = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|and|well|but|wait)\W+)*(?:what|how much)(?: money)? (?:do|have) (?:i|we)` +
    String.raw`(?: (?:actually|really|even|currently|normally|usually))?(?: (?:have|got|get))? left(?: over)?` +
    String.raw`(?: (?:each|every|a|per) month| right now| now| today| at the end of the month)?\W*$`,
  'i',
)

interface Asked {
  text: string
  sums: readonly SumRecord[]
}

/** Only where nobody has said the cost that was tried: one that was said may be meant by the question. */
export function leftOfAll({ text, sums }: Asked): Action | null {
  const tried = sums.at(-1)
  const isTried = tried?.kind === 'afford-monthly' && tried.inputs['amount']?.source.kind === 'row'
  return isTried && LEFT_NOW.test(text) ? bare('budget-summary') : null
}
