/** 'Car insurance is 182 not 128': the budget has it by now, and nothing is added to it or taken off once more. */
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

type Operation = Value & { kind: 'operation' }

const centsSaid = (value: Value) =>
  value.kind === 'number' && startOf(value) !== null ? centsOf(value.number.value) : null

/** 'All costs + 182 - 128', in whatever order. */
function changeIn(value: Operation): { total: Value; added: number; taken: number } | null {
  const { operator, left, right } = value
  if (left.kind !== 'operation' || left.left.kind !== 'total') return null
  const [inner, outer] = [centsSaid(left.right), centsSaid(right)]
  if (inner === null || outer === null) return null
  if (operator === 'take' && left.operator === 'add') return { total: left.left, added: inner, taken: outer }
  if (operator === 'add' && left.operator === 'take') return { total: left.left, added: outer, taken: inner }
  return null
}

export function alreadyCorrected(inputs: Action['inputs'], snapshot: Snapshot): Action['inputs'] {
  const stored = new Set([...snapshot.expenses, ...snapshot.income].map(({ amount }) => amount))
  return inputs.map((input) => {
    const change = input.value.kind === 'operation' ? changeIn(input.value) : null
    const isStored = change && stored.has(change.added) && !stored.has(change.taken)
    return isStored ? { ...input, value: change.total } : input
  })
}
