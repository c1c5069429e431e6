import type { ExpenseItem, FinancialGoalItem, IncomeItem } from '#contract/budget.ts'
import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { FullProfileValues, ProfileField, ProfileValues } from '#contract/profile.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { Cents } from '#finance/money.ts'
import type { RecurringPeriod } from '#finance/recurring.ts'
import type { CategoryMonth } from '#finance/spending.ts'
import type { SpendingQuestion } from './talk/spending/transaction-questions.ts'

/** The sentence that gave a value, where one did. */
export interface Provenance {
  quote: string
  messageId: number | null
  at: string
}

/** What a question about transactions is answered from; read only for the message that asks it. */
export interface Spending {
  question: SpendingQuestion
  /** Every category of every month, oldest first. */
  totals: CategoryMonth[]
  /** The largest rows that the question is about. Payees are names in files, never words of the user. */
  rows: { date: PlainDate; payee: string; category: string | null; amount: Cents }[]
  count: number
  total: Cents
  recurring: {
    payee: string
    category: string | null
    period: RecurringPeriod
    amount: Cents
    monthly: Cents
    /** How often it was seen, and when last. */
    count: number
    lastDate: PlainDate
    nextDate: PlainDate
  }[]
}

/** Everything stored about a user that the advisor may use. Rows of the sample budget are not in it. */
export interface Snapshot {
  /** The user's today. */
  today: PlainDate
  profile: Omit<ProfileValues, 'takeHome'> & Partial<Pick<FullProfileValues, 'incomeBasis' | 'takeHome'>>
  /** A month, where pay after tax is known beside pay before it. */
  takeHome?: { amount: Cents; /** The message asks about pay before tax. */ isAside: boolean }
  birthYear: number | null
  expenses: ExpenseItem[]
  income: IncomeItem[]
  goals: FinancialGoalItem[]
  assets: Asset[]
  liabilities: Liability[]
  /** Debts that were told to cost no interest: other rows of rate zero are those whose rate nobody has told. */
  zeroRates?: readonly number[]
  /** Fields that came from the conversation. */
  /** Absent unless the message asks about transactions and there are any. */
  spending?: Spending
  provenance: Partial<Record<ProfileField, Provenance>>
}
