import type { Role, What } from '#advisor/actions/language.ts'
import type { SaidNumber } from '#advisor/reading/numbers.ts'
import type { RowList } from '#contract/figures.ts'

/** What to do with the value that a sum had before. */
export type Operation = 'set' | 'add' | 'take' | 'scale'

/** A number of the message, with what the mind takes it for. */
export interface MindedNumber extends SaidNumber {
  role: Role
  /** 0 to 1: how sure it is that this is the user's own and true. */
  own: number
  /** The inputs of sums that it may fill, the likeliest first. */
  slots: readonly { slot: string; score: number }[]
  operation: Operation
  what: What | null
}

export interface RowReference {
  list: RowList | 'savings' | 'age'
  id: number
  name: string
}

/** What a message means, as one of the minds sees it. Plain data: it travels between threads. */
export interface Minded {
  /** What is asked or done, each with how sure that is, the surest first. */
  intents: readonly { name: string; score: number }[]
  /** What else it might be, the likeliest first. */
  others: readonly { name: string; score: number }[]
  numbers: readonly MindedNumber[]
  rows: readonly { row: RowReference; slot: string; score: number }[]
  /** Earlier sums that this one goes on from, or speaks about. */
  sums: readonly { id: string; use: 'from' | 'about'; score: number }[]
  figures: readonly { sum: string; name: string; slot: string; score: number }[]
  /** The figure that is wanted, where it is not the obvious one. */
  result: string | null
  /** Explanations by nearness of meaning, the nearest first. */
  topics: readonly { id: string; score: number }[]
  /** The message was too long to be read whole. */
  isCut: boolean
}
