/** A cost that comes every month is judged against what is left each month, not taken from savings once. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'

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
