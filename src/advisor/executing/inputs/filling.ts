/** An input that is to be filled, and what is looked at for it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { startOf, type Value } from '#advisor/minding/minded.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Input, Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { isLending } from '#advisor/executing/inherit.ts'

export interface Filling {
  sum: Sum
  input: Input
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
  /** What is stored for the input. */
  stored: Given | null
  /** How many values the mind has for it. */
  count: number
  /** Those of the message. */
  numbers: readonly SaidNumber[]
}

/** A number of the message with the words on both sides of it. */
export function wordsAround(
  value: Value,
  text: string,
): { number: SaidNumber; before: string; after: string } | null {
  if (value.kind !== 'number' || startOf(value) === null) return null
  const { number } = value
  return { number, before: text.slice(0, number.start), after: text.slice(number.end) }
}

export const sumOf = (value: Value, sums: readonly SumRecord[]) =>
  value.kind === 'figure' ? (sums.find(({ id }) => id === value.sum)?.kind ?? '') : ''
export const isOfLoan = (value: Value, sums: readonly SumRecord[]) => isLending(sumOf(value, sums))
