/**
 * What a message means, as a mind writes it down: actions with values that point at what was said, stored or computed.
 * A mind never writes a number of its own.
 */

/** Signs that join two values. */
export const operators = ['add', 'take', 'times', 'over'] as const
export type Operator = (typeof operators)[number]

/** What the whole household has, by name. */
export const totals = [
  'income',
  'expenses',
  'left',
  'debt',
  'minimums',
  'savings',
  'assets',
  'networth',
] as const
export type Total = (typeof totals)[number]

/** Numbers that words say without figures: 'each of us', 'a year of it', 'per week'. */
export const constants = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 24, 26, 30, 50, 52, 100, 365, 1000] as const

/** A value: places count within what the mind was shown. */
export type Expression =
  /** A number of this message. */
  | { kind: 'number'; at: number }
  /** A number of an earlier message. */
  | { kind: 'heard'; at: number }
  | { kind: 'row'; at: number }
  /** An input or a result of a sum: the place of the sum, then of the figure within it. */
  | { kind: 'figure'; sum: number; at: number }
  /** A result of the sum before it in this same message. */
  | { kind: 'own'; result: string }
  | { kind: 'total'; name: Total }
  | { kind: 'constant'; value: number }
  /** What the earlier sum had for this input. */
  | { kind: 'before' }
  | { kind: 'operation'; operator: Operator; left: Expression; right: Expression }

export interface Argument {
  slot: string
  value: Expression
}

/** One thing that a message asks or does. */
export interface ProgramAction {
  /** A kind of sum, an act, 'hear:…' or 'social:…'. */
  intent: string
  /** The place of the sum that it goes on from. */
  from: number | null
  /** Places of the sums that it speaks about. */
  about: readonly number[]
  inputs: readonly Argument[]
  /** The figure that is wanted, where it is not the obvious one. */
  wanted: string | null
}

export type Program = readonly ProgramAction[]
