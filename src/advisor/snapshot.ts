import type { ExpenseItem, FinancialGoalItem, IncomeItem } from '#contract/budget.ts'
import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { ProfileField, ProfileValues } from '#contract/profile.ts'
import type { PlainDate } from '#finance/dates.ts'

/** The sentence that gave a value, where one did. */
export interface Provenance {
  quote: string
  messageId: number | null
  at: string
}

/** Everything stored about a user that the advisor may use. Rows of the sample budget are not in it. */
export interface Snapshot {
  /** The user's today. */
  today: PlainDate
  profile: ProfileValues
  birthYear: number | null
  expenses: ExpenseItem[]
  income: IncomeItem[]
  goals: FinancialGoalItem[]
  assets: Asset[]
  liabilities: Liability[]
  /** Fields that came from the conversation. */
  provenance: Partial<Record<ProfileField, Provenance>>
}
