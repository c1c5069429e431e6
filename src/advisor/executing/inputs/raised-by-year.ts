import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'

/** Less than this is told by the month or the hour. */
const LEAST_RAISE = 1000

/** 'I make 60,000, what would 3,000 more be': a raise comes by the year, as the pay does. */
export function raisedByYear({ intent, inputs }: Action, from: SumRecord | null): Action['inputs'] {
  if (intent !== 'raise') return inputs
  const source = from?.inputs['salary']?.source
  const said = inputs.find(({ slot }) => slot === 'salary')?.value
  const told = source?.kind === 'words' ? readNumbers(source.quote)[0] : undefined
  const pay = said?.kind === 'number' ? said.number : told
  if (pay && pay.period !== 'year' && (pay.period !== null || pay.value < LEAST_SALARY)) return inputs
  return inputs.map((one) => {
    const number = one.slot === 'amount' && one.value.kind === 'number' ? one.value.number : null
    const isBare = number?.period === null && number.value >= LEAST_RAISE
    return number && isBare
      ? { slot: one.slot, value: { kind: 'number', number: { ...number, period: 'year' } } }
      : one
  })
}
