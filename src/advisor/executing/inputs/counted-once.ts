/** 'Social Security is 1,815', told three times: what was told again, or is stored by now, is counted once. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { evaluate } from '#advisor/executing/evaluate.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

interface Asking {
  sum: Sum
  snapshot: Snapshot
  sums: readonly SumRecord[]
}

const isHeard = (value: Value) => value.kind === 'number' && startOf(value) === null

/** '1,815 + 1,815', both of earlier messages, are one amount; '2,818 + 290 - 290' has the 290 in it. */
function once(value: Value): Value {
  if (value.kind !== 'operation') return value
  const [left, right] = [once(value.left), once(value.right)]
  const isUndone = value.operator === 'take' && left.kind === 'operation' && left.operator === 'add'
  return isUndone && isSameNumber(left.right, right) ? left : { ...value, left, right }
}

const isSameNumber = (one: Value, other: Value) =>
  one.kind === 'number' &&
  other.kind === 'number' &&
  one.number.value === other.number.value &&
  startOf(one) === startOf(other)

/** What is said and stored is there once: a row of the same amount is what was said. */
function saidOnce(inputs: Action['inputs'], name: string, { sum, snapshot, sums }: Asking): Action['inputs'] {
  const input = sum.inputs[name]
  if (!input?.adds || !input.stored) return inputs
  const amountOf = (value: Value) => evaluate(value, input, { snapshot, sums, before: null })?.value
  const isKnown = (value: Value) => value.kind === 'row' || value.kind === 'total' || isHeard(value)
  const values = inputs.flatMap(({ slot, value }) => (slot === name && !isKnown(value) ? [value] : []))
  const said = new Set(values.map(amountOf))
  return inputs.filter(({ slot, value }) => slot !== name || !isKnown(value) || !said.has(amountOf(value)))
}

export function countedOnce(inputs: Action['inputs'], asking: Asking): Action['inputs'] {
  const all = inputs.map((one) => ({ ...one, value: once(one.value) }))
  return saidOnce(saidOnce(all, 'income', asking), 'savings', asking)
}
