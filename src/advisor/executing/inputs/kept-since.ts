/** 'Oh forgot the gym, 60. whats left now': a cost that is kept by now is in the sum before as it was made again. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

export function keptSince(
  inputs: Action['inputs'],
  from: SumRecord | null,
  { expenses }: Snapshot,
): Action['inputs'] {
  // Only rows that were added up are added up anew.
  if (from?.inputs['expenses']?.source.kind !== 'formula') return inputs
  const isKept = (value: Value) =>
    value.kind === 'operation' &&
    value.operator === 'add' &&
    value.left.kind === 'before' &&
    value.right.kind === 'number' &&
    expenses.some(
      ({ amount }) => value.right.kind === 'number' && amount === centsOf(value.right.number.value),
    )
  const rest = inputs.filter(({ slot, value }) => slot !== 'expenses' || !isKept(value))
  if (rest.length === inputs.length) return inputs
  const isLeft = rest.some(({ slot }) => slot === 'expenses')
  return isLeft ? rest : [...rest, { slot: 'expenses', value: { kind: 'before' } }]
}
