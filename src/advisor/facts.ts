import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import type { Cents } from '#finance/money.ts'
import type { ProfileValues } from '#contract/profile.ts'

/** The characters of the message that a fact was read from. */
export interface Span {
  start: number
  end: number
}

type ProfileChange = {
  [Field in keyof ProfileValues]: { kind: 'profile'; field: Field; value: ProfileValues[Field] }
}[keyof ProfileValues]

/** An existing row is named by its id and keeps what is not mentioned; null makes a new one. */
interface RowTarget {
  id: number | null
  name: string
  /** The row is to go by this name from now on. */
  isRenamed?: true
}

export type RowChange =
  | (RowTarget & { kind: 'expense'; amount: Cents })
  | (RowTarget & { kind: 'income'; amount: Cents })
  | (RowTarget & { kind: 'goal'; targetAmount?: Cents; currentAmount?: Cents })
  | (RowTarget & { kind: 'asset'; value: Cents; category: AssetCategory })
  | (RowTarget & {
      kind: 'liability'
      amount?: Cents
      interestRate?: number
      minimumPayment?: Cents
      category: LiabilityCategory
    })

export interface Removal {
  kind: 'removal'
  from: RowChange['kind']
  id: number
  name: string
}

export type Change = ProfileChange | RowChange | Removal | { kind: 'birthYear'; value: number }

/**
 * Something the message says about the user's own money. `save`: positively established. `ask`: plausible, so the
 * advisor asks before anything is stored.
 */
export interface Fact {
  change: Change
  decision: 'save' | 'ask'
  /** The user's words. */
  quote: string
  span: Span
}

/** Pay, as a source or as the whole of it. */
export const isPay = (change: Change) =>
  change.kind === 'income' || (change.kind === 'profile' && change.field === 'income')

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end
