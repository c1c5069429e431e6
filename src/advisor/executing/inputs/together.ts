/** 'If I put 520 on the Chase and the CareCredit, when are those two gone': both are paid as one, and not each by itself. */
import type { Action, Value } from '#advisor/minding/minded.ts'

const isDebt = (value: Value) => value.kind === 'row' && value.row.list === 'liabilities'

/** Without the rows of several debts that get one amount: what is owed on all of them stands in the household. */
export function paidTogether({ inputs }: Pick<Action, 'inputs'>): Action['inputs'] {
  const valuesOf = (name: string) => inputs.filter(({ slot }) => slot === name).map(({ value }) => value)
  const isPaidOnce = valuesOf('payment').length === 1
  const debts = valuesOf('balance')
  if (!isPaidOnce || debts.length < 2 || !debts.every(isDebt)) return inputs
  return inputs.filter(({ slot, value }) => !(isDebt(value) && (slot === 'balance' || slot === 'rate')))
}
