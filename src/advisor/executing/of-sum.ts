import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'

/** A figure of an earlier sum as an input. */
export const figureOf = ({ id }: SumRecord, name: string): Value => ({ kind: 'figure', sum: id, name })

/** So many sums back people still speak of. */
const RECENT = 6

export const isReady = ({ missing }: SumRecord) => missing === undefined

/** The newest sum of these kinds that is still spoken of. */
export const newestOf = (sums: readonly SumRecord[], ...kinds: readonly string[]): SumRecord | undefined =>
  sums.slice(-RECENT).findLast((sum) => kinds.includes(sum.kind) && isReady(sum))

export const asInputs = (values: Readonly<Record<string, Value | null>>): Action['inputs'] =>
  Object.entries(values).flatMap(([slot, value]) => (value ? [{ slot, value }] : []))
