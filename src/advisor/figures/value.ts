import type { Operator, Total } from '#advisor/actions/program.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { RowList } from '#contract/figures.ts'

export interface RowReference {
  list: RowList | 'savings' | 'age'
  id: number
  name: string
}

/** What fills an input: numbers that were said, what is stored, figures of earlier sums, and what they make together. */
export type Value =
  | { kind: 'number'; number: SaidNumber }
  | { kind: 'row'; row: RowReference }
  | { kind: 'figure'; sum: string; name: string }
  /** A result of the sum before it in this same message. */
  | { kind: 'own'; result: string }
  | { kind: 'total'; name: Total }
  | { kind: 'constant'; value: number }
  /** What the earlier sum had for this input. */
  | { kind: 'before' }
  | { kind: 'operation'; operator: Operator; left: Value; right: Value }
