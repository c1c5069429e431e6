/** 'Found one for 11,500, I have 4,000', and then a loan: what is borrowed is what was short, and not the price. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { figureOf } from '#advisor/executing/of-sum.ts'

/** 'And if I also throw in 2,000', of a loan for the rest: off that loan, and not off the price that was told first. */
export const offTheLoan = (inputs: Action['inputs'], sum: Sum, from: SumRecord | null): Action['inputs'] =>
  inputs.map((one) => {
    const { slot, value } = one
    if (slot !== 'principal' || from?.kind !== sum.name || !from.inputs[slot]) return one
    if (value.kind !== 'operation' || value.operator !== 'take' || startOf(value.right) === null) return one
    const isHeard = value.left.kind === 'number' && startOf(value.left) === null
    return isHeard ? { slot, value: { ...value, left: { kind: 'before' } } } : one
  })

const borrowed: ReadonlySet<string> = new Set(['principal', 'balance'])

/** 'And 100 more a month on it', read as on the price of a car: on what is borrowed for it. */
export const asBorrowed = (inputs: Action['inputs'], sums: readonly SumRecord[]): Action['inputs'] =>
  inputs.map((one) => {
    const { slot, value } = one
    const isPriced = value.kind === 'figure' && value.name === 'price' && borrowed.has(slot)
    const before = isPriced ? sums.find(({ id }) => id === value.sum) : undefined
    return before?.results['loan'] ? { slot, value: figureOf(before, 'loan') } : one
  })
