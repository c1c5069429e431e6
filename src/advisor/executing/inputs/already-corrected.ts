/** 'Car insurance is 182 not 128': the budget has it by now, and nothing is added to it or taken off once more. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, type Value } from '#advisor/minding/minded.ts'
import { monthlyExpenses } from '#advisor/planning/data/totals.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

type Operation = Value & { kind: 'operation' }

const centsIn = (value: Value) => (value.kind === 'number' ? centsOf(value.number.value) : null)

/** All that is stored, or what an earlier sum made of it, which has been made again since. */
function isOfStored(
  value: Value,
  slot: string,
  snapshot: Snapshot,
  { sums, from }: { sums: readonly SumRecord[]; from: SumRecord | null },
): boolean {
  if (value.kind !== 'figure' && value.kind !== 'before') return value.kind === 'total'
  const name = value.kind === 'figure' ? value.name : slot
  const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : from
  return name === 'expenses' && record?.inputs[name]?.value === monthlyExpenses(snapshot)?.value
}

/** 'All costs + 182 - 128', in whatever order. */
function changeIn({
  operator,
  left,
  right,
}: Operation): { total: Value; added: number; taken: number } | null {
  if (left.kind !== 'operation') return null
  const [inner, outer] = [centsIn(left.right), centsIn(right)]
  if (inner === null || outer === null) return null
  if (operator === 'take' && left.operator === 'add') return { total: left.left, added: inner, taken: outer }
  if (operator === 'add' && left.operator === 'take') return { total: left.left, added: outer, taken: inner }
  return null
}

export function alreadyCorrected(
  inputs: Action['inputs'],
  snapshot: Snapshot,
  earlier: { sums: readonly SumRecord[]; from: SumRecord | null },
): Action['inputs'] {
  const stored = new Set([...snapshot.expenses, ...snapshot.income].map(({ amount }) => amount))
  return inputs.map((input) => {
    const change = input.value.kind === 'operation' ? changeIn(input.value) : null
    const isStored = change && stored.has(change.added) && !stored.has(change.taken)
    const isDone = isStored && isOfStored(change.total, input.slot, snapshot, earlier)
    return isDone ? { ...input, value: change.total } : input
  })
}
