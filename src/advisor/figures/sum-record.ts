import type { Period } from '#advisor/understanding/reading/periods.ts'
import type { FigureSource, PlainUnit } from '#contract/figures.ts'
import type { Value } from './value.ts'

/** A number of a sum that was made, with where it came from: cents, percent, months and so on. */
export interface RecordedFigure {
  label: string
  unit: 'money' | PlainUnit
  value: number
  source: FigureSource
}

/** A sum of this conversation: what later messages change, compare and ask about. */
export interface SumRecord {
  /** s1, s2 … within the conversation. */
  id: string
  kind: string
  inputs: Readonly<Record<string, RecordedFigure>>
  results: Readonly<Record<string, RecordedFigure>>
  /** The input that was asked for, where the sum could not be made without it. */
  missing?: string
  /** Rows that the question named, so that a follow-up speaks of the same. */
  rows?: SumRows
  /** How often the result of plain arithmetic comes. */
  per?: Period
  /** The sum of its kind that a message changed into this one. */
  from?: string
  /** How inputs were said, number by number: '10% of 58k' is no mere amount to the next message, which may say 6%. */
  said?: Readonly<Record<string, Value>>
  /** The question, for the few words that set no number: 'married', 'snowball'. */
  words?: string
}

export interface SumRows {
  debt?: number
  /** All of them, where several were counted as one. */
  debts?: readonly number[]
  goal?: number
  asset?: number
  row?: number
}

/** Whether two sums were made of the same numbers. */
export const isSameSum = (one: SumRecord, other: SumRecord): boolean =>
  one.kind === other.kind &&
  Object.keys({ ...one.inputs, ...other.inputs }).every(
    (name) => one.inputs[name]?.value === other.inputs[name]?.value,
  )

/** As many as a conversation remembers. */
const MOST_SUMS = 100

export const addSums = (before: readonly SumRecord[], made: readonly SumRecord[]): SumRecord[] =>
  [...before, ...made].slice(-MOST_SUMS)

const numberOf = ({ id }: SumRecord) => Number(/^s(\d+)$/.exec(id)?.[1] ?? 0)

export const nextId = (sums: readonly SumRecord[]): string => `s${Math.max(0, ...sums.map(numberOf)) + 1}`

const FORGOTTEN = 'forgotten'

export const isForgotten = ({ kind }: SumRecord) => kind === FORGOTTEN

/** Without some of them. Replies still name those: a mark keeps the last number from being given again. */
export function dropSums(
  sums: readonly SumRecord[],
  isDropped: (sum: SumRecord) => boolean,
): readonly SumRecord[] {
  const kept = sums.filter((sum) => !isDropped(sum))
  const last = sums.toSorted((a, b) => numberOf(a) - numberOf(b)).at(-1)
  if (!last || kept.includes(last)) return kept
  return [{ id: last.id, kind: FORGOTTEN, inputs: {}, results: {}, missing: '' }, ...kept]
}
