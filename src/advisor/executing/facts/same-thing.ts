/** A fact beside a number of its message: whether it was made of it, and whether the network sees the same in it. */
import type { What } from '#advisor/actions/language.ts'
import { overlaps, type Change, type Fact } from '#advisor/facts.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'

/** What a fact is about: its list, or its field of the profile. */
export const kindOf = (change: Change): string =>
  change.kind === 'profile' ? change.field : change.kind === 'removal' ? change.from : change.kind

/** Kinds of facts that a number of each kind may rightly become. */
const kinds: Partial<Record<What, readonly string[]>> = {
  liability: ['liability', 'debt'],
  rate: ['liability'],
  payment: ['expense', 'liability'],
  minimum: ['liability', 'expense'],
  expense: ['expense', 'expenses'],
  income: ['income'],
  savings: ['savings', 'asset', 'goal'],
  saved: ['savings', 'asset', 'goal'],
  nestegg: ['asset', 'savings'],
  asset: ['asset', 'savings', 'goal'],
  expenses: ['expenses', 'expense'],
  debt: ['debt', 'liability'],
}

export const isKindOf = (what: What | null, kind: string) =>
  what !== null && (kinds[what]?.includes(kind) ?? false)

export interface Place {
  start: number
  end: number
}

/** The fact holds the number that stands there. */
export const isFrom = ({ change, span }: Fact, place: Place, reading: Reading) =>
  overlaps(span, place) &&
  reading.amounts.some((amount) => overlaps(amount, place) && isMadeOf(change, reading, amount))
