import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Input, InputUnit, Sum } from '#advisor/planning/sum.ts'

/** An input of a sum that can be set by itself, with the values it may have: cents, percent, months and so on. */
export interface Changeable {
  sum: Sum
  input: Input
  min: number
  max: number
}

const widest: Record<InputUnit, [min: number, max: number]> = {
  money: [0, 1e14],
  percent: [-99, 1000],
  months: [1, 1200],
  age: [0, 120],
  number: [0, 1e9],
}

/** Null where the sum or the input is not known, or what it counts depends on how it was said. */
export function findChangeable({ kind, missing }: SumRecord, name: string): Changeable | null {
  const sum = findSum(kind)
  const input = sum && Object.hasOwn(sum.inputs, name) ? sum.inputs[name] : undefined
  if (!sum || !input || input.anyUnit || missing !== undefined) return null
  const [min, max] = widest[input.unit]
  return { sum, input, min: input.min ?? min, max: input.max ?? max }
}
