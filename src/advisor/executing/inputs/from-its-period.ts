/** '(the fee × 52) ÷ 12', of a fee that is a month's already: what is brought to another period starts from its own. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { convert } from '#advisor/executing/periods/one-period.ts'
import { periodOf, timesAYear } from '#advisor/executing/periods/period-of.ts'

/** The period that a step of a conversion counts: times 12 makes a month's a year's, by 12 a year's a month's. */
const stepOf = (value: Value, operator: 'times' | 'over') =>
  value.kind === 'operation' && value.operator === operator && value.right.kind === 'constant'
    ? (timesAYear[value.right.value] ?? null)
    : null

/** '37 every two weeks' comes 26 times a year, whatever it was multiplied with. */
const startsWith: ReadonlySet<Value['kind']> = new Set(['figure', 'number'])

/** An earlier figure or a said amount by the period that its conversion leads to; null where it starts rightly. */
function startingRight(value: Value, to: Period, sums: readonly SumRecord[]): Value | null {
  const often = stepOf(value, 'times')
  if (value.kind !== 'operation' || often === null || !startsWith.has(value.left.kind)) return null
  const own = periodOf(value.left, sums)
  return own === null || own === 'hour' || own === often ? null : convert(value.left, own, to)
}

function fromItsPeriod(value: Value, sums: readonly SumRecord[]): Value {
  if (value.kind !== 'operation') return value
  const to = stepOf(value, 'over')
  const found = to === null ? startingRight(value, 'year', sums) : startingRight(value.left, to, sums)
  return found ?? { ...value, left: fromItsPeriod(value.left, sums), right: fromItsPeriod(value.right, sums) }
}

export const fromTheirPeriods = (inputs: Action['inputs'], sums: readonly SumRecord[]): Action['inputs'] =>
  inputs.map(({ slot, value }) => ({ slot, value: fromItsPeriod(value, sums) }))
