import type { FigureSource, PlainUnit } from '#contract/figures.ts'

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
  rows?: { debt?: number; goal?: number; asset?: number; row?: number }
}

/** As many as a conversation remembers. */
const MOST_SUMS = 100

export const addSums = (before: readonly SumRecord[], made: readonly SumRecord[]): SumRecord[] =>
  [...before, ...made].slice(-MOST_SUMS)

export function nextId(sums: readonly SumRecord[]): string {
  const last = sums.at(-1)?.id.slice(1)
  return `s${Number(last ?? 0) + 1}`
}
