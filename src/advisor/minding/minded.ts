import type { Role, What } from '#advisor/actions/language.ts'
import type { Value } from '#advisor/figures/value.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { WeighedAmounts } from '#advisor/understanding/reading/weighed.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'

/** A number of the message, with what the mind takes it for. */
export interface MindedNumber extends SaidNumber {
  role: Role
  /** 0 to 1: how sure it is that this is the user's own and true. */
  own: number
  /** What it would be remembered as. */
  what: What | null
  /** 0 to 1: how sure it is of that. */
  sure: number
}

export type { RowReference, Value } from '#advisor/figures/value.ts'

/** One thing that a message asks or does. */
export interface Action {
  /** A kind of sum, an act, 'hear:…' or 'social:…'. */
  intent: string
  /** The earlier sum that it goes on from, and those that it speaks about. */
  from: string | null
  about: readonly string[]
  inputs: readonly { slot: string; value: Value }[]
  /** The figure that is wanted, where it is not the obvious one. */
  wanted: string | null
  /** How often the result comes, where units settled it: then its inputs count as they stand. */
  per?: Period | null
  /** Whether the words around each number gave it its place: then nothing else decides what it is. */
  isPlaced?: boolean
}

/** One way to take a whole message. */
export interface Reading {
  actions: readonly Action[]
  /** 0 to 1. */
  score: number
}

/** What a message means, as one of the minds sees it. Plain data: it travels between threads. */
export interface Minded {
  /** The likeliest first. */
  readings: readonly Reading[]
  /** How sure it is of each thing that a message can ask or do, the surest first. */
  intents: readonly { name: string; score: number }[]
  numbers: readonly MindedNumber[]
  /** Explanations by nearness of meaning, the nearest first. */
  topics: readonly { id: string; score: number }[]
  /** Where none is surely meant: those near to the message without what came before it, as if something were asked. */
  byItself?: readonly { id: string; score: number }[]
  /** The message was too long to be read whole. */
  isCut: boolean
  /** 0 to 1: how likely it is a cry for help. */
  cry: number
  /** What the judge takes its amounts for; none where the message has none. */
  amounts?: WeighedAmounts
  /** Where several things are asked: each question read after the one before it, as if it were said by itself. */
  questions?: readonly AskedQuestion[]
}

/** One question of a message that asks several. */
export interface AskedQuestion {
  /** The message with blanks in place of the other questions. */
  text: string
  minded: Minded
}

/** Every end of a value. */
export const endsOf = (value: Value): Value[] =>
  value.kind === 'operation' ? [...endsOf(value.left), ...endsOf(value.right)] : [value]

/** Where a value stands in the message; null where it is not a number of it. */
export const startOf = (value: Value): number | null =>
  value.kind === 'number' && !('words' in value.number) ? value.number.start : null
