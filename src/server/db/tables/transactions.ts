import type { Generated } from 'kysely'
import type { CategorySource } from '#contract/transactions.ts'
import type { ImportInput } from '#contract/imports.ts'
import type { RecurringPeriod } from '#finance/recurring.ts'
import type { Flag } from '#server/db/codec.ts'

/** An account that transactions belong to; the same as a row of the balance sheet where one is named. */
export interface MoneyAccountsTable {
  id: Generated<number>
  userId: number
  name: string
  /** By accountKey. */
  key: string
  assetId: number | null
  liabilityId: number | null
}

/** A file. Its rows are seen while it is 'done', so that all come and go at once. */
export interface ImportsTable {
  id: Generated<number>
  userId: number
  status: 'staged' | 'done' | 'undone'
  fileName: string
  format: ImportInput['format']
  startedAt: string
  finishedAt: string | null
  rowCount: number
  receivedCount: number
  /** Rows that were stored before, and those that look like it. */
  sameCount: number
  alikeCount: number
  transferCount: number
  fromDate: string | null
  toDate: string | null
  /** JSON: the account behind each place of the file's list. */
  accountIds: string
  /** JSON: what accounts held at the end, by account id. */
  balances: string
}

export interface PayeesTable {
  id: Generated<number>
  userId: number
  /** By payeeKey. */
  key: string
  name: string
  /** The category that the name suggests. */
  guess: string | null
}

export interface CategoryRulesTable {
  id: Generated<number>
  userId: number
  match: 'is' | 'contains'
  /** A payee's key, or words in lower case. */
  text: string
  category: string
}

export interface TransactionsTable {
  id: Generated<number>
  userId: number
  importId: number
  accountId: number
  payeeId: number
  date: string
  amount: number
  name: string
  memo: string
  searchKey: string
  category: string | null
  categorySource: CategorySource | null
  externalId: string
  /** A whole that was divided: its parts count instead. */
  isSplit: Flag
  partOf: number | null
  /** The other half of a transfer between own accounts. */
  transferId: number | null
  /** While an import is staged: the stored row that this one repeats. */
  duplicateOf: number | null
  duplicateKind: 'same' | 'alike' | null
}

/** JSON of what each category came to; a month without a row is still to be added up. */
export interface MonthTotalsTable {
  userId: number
  month: string
  totals: string
}

export interface RecurringPaymentsTable {
  id: Generated<number>
  userId: number
  payeeId: number
  period: RecurringPeriod
  amount: number
  count: number
  lastDate: string
  nextDate: string
  category: string | null
}
