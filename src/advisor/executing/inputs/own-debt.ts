/** 'Should i pay off the house with it': the debt that is named, with the rate that it has. */
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isEarning } from '#advisor/executing/inherit.ts'

const NAMED = 0.4

export function ownDebt(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  snapshot: Snapshot,
): Action['inputs'] {
  if (isEarning(sum.name)) return inputs
  const named = snapshot.liabilities.filter(({ name, amount }) => amount > 0 && namedBy(text, name) > NAMED)
  const [debt, ...more] = named
  if (sum.name !== 'savings-or-debt' || !debt || more.length > 0) return inputs
  const value: Value = { kind: 'row', row: { list: 'liabilities', id: debt.id, name: debt.name } }
  // What other debts cost is neither the rate of this one nor what savings earn.
  const others = inputs.filter(
    ({ slot, value: one }) =>
      slot === 'savings' || slot === 'kept' || (slot === 'savingsRate' && startOf(one) !== null),
  )
  return [...others, { slot: 'balance', value }, { slot: 'rate', value }]
}
