import type { PlainDate } from '#finance/dates.ts'
import type { Cents } from '#finance/money.ts'

export const importFormats = ['csv', 'xlsx', 'ofx', 'qif', 'paste'] as const
export type ImportFormat = (typeof importFormats)[number]

/** The tools and services whose exports are known by their columns. */
export const importTools = [
  'Actual',
  'YNAB',
  'Mint',
  'Firefly III',
  'Sure or Maybe',
  'Monarch',
  'Venmo',
  'Revolut',
] as const
export type ImportTool = (typeof importTools)[number]

/** What a column can mean. */
export const columnRoles = [
  'date',
  'amount',
  'debit',
  'credit',
  'direction',
  'payee',
  'memo',
  'category',
  'account',
  'balance',
  'id',
  'status',
  'currency',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** What an account held at the end of a day, by the file's own word. */
export interface StatedBalance {
  /** As the file names it; null when the whole file is about one account. */
  account: string | null
  amount: Cents
  date: PlainDate
}

/** Any file, once it is rows of text. */
export interface ReadTable {
  format: ImportFormat
  tool: ImportTool | null
  header: string[]
  rows: string[][]
  /** Known beforehand for formats that say what their fields mean. */
  roles?: (ColumnRole | null)[]
  /** 'reversed' where money out is written without a minus. */
  sign?: 'plain' | 'reversed'
  balances: StatedBalance[]
}
