/** 'Groceries 380, car insurance 95: what is left?' What was just told is kept beside all that was told before. */
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { evaluate } from '#advisor/executing/evaluate.ts'
import { monthlyExpenses } from '#advisor/planning/data/totals.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

interface Asking {
  sum: Sum
  snapshot: Snapshot
  sums: readonly SumRecord[]
}

/** What is added up, one by one. */
const addends = (value: Value): Value[] =>
  value.kind === 'operation' && value.operator === 'add'
    ? [...addends(value.left), ...addends(value.right)]
    : [value]

/** A number of this message, by the week or by the month. */
const isSaid = (value: Value): boolean =>
  value.kind === 'operation'
    ? value.operator !== 'take' && (isSaid(value.left) || isSaid(value.right))
    : startOf(value) !== null

const isStoredAlready = (value: Value) =>
  (value.kind === 'total' && value.name === 'expenses') ||
  (value.kind === 'row' && value.row.list === 'expenseItems')

/** A week's costs times their weeks miss the row by a cent. */
const CLOSE = 1

/**
 * A sum of the household rests on all that is stored. Costs of the message that stand among the rows by now are those
 * rows and no others, and what the message supposes besides comes on top of them.
 */
export function allCosts(inputs: Action['inputs'], { sum, snapshot, sums }: Asking): Action['inputs'] {
  const input = sum.inputs['expenses']
  if (!input?.stored || monthlyExpenses(snapshot) === null) return inputs
  const parts = inputs.filter(({ slot }) => slot === 'expenses').flatMap(({ value }) => addends(value))
  const rows = snapshot.expenses.map(({ amount }) => amount)
  const besides = parts.filter((part) => {
    if (isStoredAlready(part)) return false
    const value = isSaid(part) ? evaluate(part, input, { snapshot, sums, before: null })?.value : undefined
    const at = value === undefined ? -1 : rows.findIndex((amount) => Math.abs(amount - value) <= CLOSE)
    if (at >= 0) rows.splice(at, 1)
    return at < 0
  })
  const isKept = rows.length < snapshot.expenses.length
  if (!isKept || !besides.every(isSaid)) return inputs
  return [
    ...inputs.filter(({ slot }) => slot !== 'expenses'),
    { slot: 'expenses', value: { kind: 'total', name: 'expenses' } },
    ...besides.map((value) => ({ slot: 'expenses', value })),
  ]
}
