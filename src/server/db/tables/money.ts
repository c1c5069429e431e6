import type { Generated } from 'kysely'
import type { BudgetList } from '#contract/budget.ts'
import type { ChangeSource, FullProfileField, FullProfileValues } from '#contract/profile.ts'
import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import type { Balance } from '#finance/balance-change.ts'
import type { Flag } from '#server/db/codec.ts'

export interface AssetsTable {
  id: Generated<number>
  userId: number
  name: string
  value: number
  category: AssetCategory
  notes: string | null
  updatedAt: string
}

export interface LiabilitiesTable {
  id: Generated<number>
  userId: number
  name: string
  amount: number
  /** The yearly rate in millionths of a percent: 6.125 % is 6,125,000, exactly. */
  rateMillionths: number
  category: LiabilityCategory
  notes: string | null
  minimumPayment: number | null
  updatedAt: string
}

/** What a user owned and owed when a day ended on which it changed. */
export interface NetWorthSnapshotsTable {
  id: Generated<number>
  userId: number
  at: string
  /** The user's own day when it happened; it stays when they move to another time zone. */
  day: string
  totalAssets: number
  totalLiabilities: number
  /** All that was added so far less all that was taken off; what net worth is beyond that has grown or shrunk. */
  listedTotal: Generated<number>
}

/** What each debt and each goal stood at when a day ended on which it changed. */
export interface BalancesTable extends Balance {
  id: Generated<number>
  userId: number
  /** The user's own, as in the snapshots of net worth. */
  day: string
}

/** Steps of the check-up that a user has noted as done, by their code. */
export interface StepTicksTable {
  userId: number
  code: string
  at: string
}

export interface ProfilesTable extends FullProfileValues {
  userId: number
  /** Rises with every change of this row or of the user's budget items. */
  version: number
  /** Whether a list was ever stored: an empty list is not the same as none. */
  hasExpenseItems: Flag
  hasIncomeItems: Flag
  hasFinancialGoalItems: Flag
  /** JSON: keys of otherData that are not ours. */
  otherKeys: string | null
  /** Only ever learnt from the conversation. */
  birthYear: number | null
}

/** Append-only: every change of a profile field, values as JSON, null for none. */
export interface ProfileChangesTable {
  id: Generated<number>
  userId: number
  at: string
  field: FullProfileField
  oldValue: string | null
  newValue: string | null
  source: ChangeSource
  /** Null, too, once the conversation was cleared. */
  messageId: number | null
  quote: string | null
}

export interface BudgetItemsTable {
  userId: number
  list: BudgetList
  itemId: number
  /** Rows are shown in the order of their positions, which have gaps so that few need to move. */
  position: number
  /** The profile's version when the row's content last changed, and when the row was made. */
  version: number
  createdVersion: number
  /** The category, source or name. */
  label: string
  /** The amount, or what a goal has so far. */
  amount: number
  targetAmount: number | null
  date: string | null
  description: string | null
  isSample: Flag
}

/** Which rows were deleted lately, so that a screen that still shows one does not bring it back. */
export interface BudgetDeletionsTable {
  userId: number
  list: BudgetList
  itemId: number
  version: number
  at: string
}
