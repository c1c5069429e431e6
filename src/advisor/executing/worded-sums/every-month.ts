/** A cost that comes every month is judged against what is left each month, not taken from savings once. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, type Value } from '#advisor/minding/minded.ts'

const NOT_ONCE =
  /\bnot (?:just |only )?(?:once|one time|a one[- ]time)\b|\b(?:is|its|it's|thats|that's|comes|cost) (?:due )?(?:every|each|per|a) month\b/i

const monthly = (amount: Value, rest: Action['inputs']): Action => ({
  intent: 'afford-monthly',
  from: null,
  about: [],
  inputs: [
    { slot: 'amount', value: amount },
    ...rest.filter(({ slot }) => slot === 'income' || slot === 'expenses'),
  ],
  wanted: null,
})

/** 'Daycare is 1,300 a month. can we afford it': its price has a month in it. */
export function affordEachMonth(action: Action): Action {
  const prices = action.inputs.filter(({ slot }) => slot === 'price').map(({ value }) => value)
  const [price, another] = prices
  const isMonthly =
    price && endsOf(price).some((end) => end.kind === 'number' && end.number.period === 'month')
  return isMonthly && !another ? monthly(price, action.inputs) : action
}

/** 'That is every month, not once', after it was taken from savings. */
export function everyMonth(text: string, { numbers }: Minded, last: SumRecord | undefined): Action | null {
  if (last?.kind !== 'afford-once' || last.inputs['price'] === undefined || !NOT_ONCE.test(text)) return null
  const said = numbers.find(({ kind, period }) => kind === 'money' || period === 'month')
  const price: Value = said
    ? { kind: 'number', number: said }
    : { kind: 'figure', sum: last.id, name: 'price' }
  return monthly(price, [])
}
