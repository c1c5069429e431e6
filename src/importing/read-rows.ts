import type { PlainDate } from '#finance/dates.ts'
import type { Cents } from '#finance/money.ts'
import { directionOf } from './directions.ts'
import type { Mapping } from './mapping.ts'
import { type OnProgress, untold } from './progress.ts'
import { readAmount } from './read-amount.ts'
import { readDate } from './read-date.ts'
import { countTexts, memoize } from './memoize.ts'
import type { ColumnRole, ReadTable } from './read-table.ts'

/** One transaction of a file. Its texts are data of whoever wrote the file, never words of the user. */
export interface ImportRow {
  date: PlainDate
  /** Below 0 is money out. */
  amount: Cents
  payee: string
  memo: string
  category: string
  account: string
  externalId: string
  /** What the account held afterwards, where the file says so. */
  balance: Cents | null
}

export interface RowProblem {
  /** Counted from 1 below the names of the columns. */
  row: number
  message: string
}

export interface RowsRead {
  rows: ImportRow[]
  problems: RowProblem[]
  /** What the amounts are in, where the file says so by its code: 'USD'. */
  currency: string | null
}

const MOST = { payee: 200, memo: 500, category: 100, account: 100, externalId: 100 } as const

/** Texts of files come with line breaks, runs of blanks and control characters, and at any length. */
const clean = (text: string, most: number) =>
  (UNTIDY.test(text) ? text.replaceAll(/[\p{Cc}\s]+/gu, ' ') : text)
    .trim()
    .replace(ESCAPED, '')
    .slice(0, most)
    .trim()

/** Keel, Actual and others write it before what a spreadsheet would run; nobody is called so. */
const ESCAPED = /^'(?=[=+\-@])/

/** Anything but single blanks between the words, which most texts are. */
const UNTIDY = /\p{Cc}|[^\S ]| {2}/u

/** How services call a payment that did not go through, or has not yet. */
const NOT_MOVED =
  /^(?:pending|reverted|declined|denied|failed|rejected|expired|voided|cancell?ed|removed|unclaimed|on hold)$/i

/** Why a row that can be read is none of the money that moved, or not in the money of the others. */
function explainForeign(cell: (role: ColumnRole) => string, currency: string | null): string | null {
  const status = cell('status')
  if (NOT_MOVED.test(status)) return `It says '${status}', so no money has moved.`
  const own = cell('currency').toUpperCase()
  return own === '' || own === currency ? null : `It is in ${own}, and most others are in ${currency}.`
}

/** '$' is ambiguous, and names such as 'US Dollar' are spelt in too many ways. */
const CODE = /^[A-Z]{3}$/

/** The currency of most rows, as amounts of two cannot be added. */
function findCurrency(table: ReadTable, place: number | undefined): string | null {
  if (place === undefined) return null
  const named = table.rows.map((row) => row[place]?.trim().toUpperCase() ?? '').filter((text) => text !== '')
  const [most] = [...countTexts(named)].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}

/** 'Beginning balance as of 01/01/2026': a line of the statement in which nothing was paid. */
const isBalanceAlone = (cell: (role: ColumnRole) => string) =>
  cell('balance') !== '' && /\b(?:balance|saldo|solde|kontostand)\b/iu.test(cell('payee'))

/** The transactions of a table. What cannot be read is named, never guessed and never left out in silence. */
export function readRows(table: ReadTable, mapping: Mapping, onProgress: OnProgress = untold): RowsRead {
  const places: Partial<Record<ColumnRole, number>> = {}
  for (const [at, role] of mapping.roles.entries()) if (role !== null) places[role] = at
  const currency = findCurrency(table, places.currency)
  const dateOf = memoize((text) => readDate(text, mapping.dateOrder ?? 'ymd'))
  const rows: ImportRow[] = []
  const problems: RowProblem[] = []
  for (const [at, cells] of table.rows.entries()) {
    onProgress(at / table.rows.length)
    const cell = (role: ColumnRole) => {
      const place = places[role]
      return place === undefined ? '' : (cells[place]?.trim() ?? '')
    }
    const hasAmount = cell('amount') + cell('debit') + cell('credit') !== ''
    if (!hasAmount && (cell('date') === '' || isBalanceAlone(cell))) continue
    const date = dateOf(cell('date'))
    const amount = amountOf(cell, mapping)
    const foreign = explainForeign(cell, currency)
    if (foreign !== null) problems.push({ row: at + 1, message: foreign })
    else if (date === null)
      problems.push({ row: at + 1, message: `'${cell('date').slice(0, 40)}' is no date.` })
    else if (typeof amount === 'string') problems.push({ row: at + 1, message: amount })
    else {
      const memo = clean(cell('memo'), MOST.memo)
      rows.push({
        date,
        amount,
        payee: clean(cell('payee'), MOST.payee) || memo.slice(0, MOST.payee) || 'No description',
        memo,
        category: clean(cell('category'), MOST.category),
        account: clean(cell('account'), MOST.account),
        externalId: clean(cell('id'), MOST.externalId),
        balance: cell('balance') === '' ? null : readAmount(cell('balance'), mapping.decimal ?? '.'),
      })
    }
  }
  return { rows, problems, currency: currency !== null && CODE.test(currency) ? currency : null }
}

/** The amount of a row, or what is wrong with it. */
function amountOf(cell: (role: ColumnRole) => string, { roles, decimal, sign }: Mapping): Cents | string {
  const read = (role: ColumnRole) => (cell(role) === '' ? 0 : readAmount(cell(role), decimal ?? '.'))
  if (roles.includes('debit') || roles.includes('credit')) {
    const [out, into] = [read('debit'), read('credit')]
    if (out === null || into === null) return `'${cell('debit') || cell('credit')}' is no amount.`
    if (out === 0 && into === 0 && roles.includes('amount')) return plainAmount(cell, read('amount'), sign)
    return Math.abs(into) - Math.abs(out)
  }
  return plainAmount(cell, read('amount'), sign)
}

function plainAmount(
  cell: (role: ColumnRole) => string,
  amount: Cents | null,
  sign: Mapping['sign'],
): Cents | string {
  if (cell('amount') === '') return 'It has no amount.'
  if (amount === null) return `'${cell('amount').slice(0, 40)}' is no amount.`
  const direction = directionOf(cell('direction'))
  if (direction !== null) return Math.abs(amount) * direction || 0
  return sign === 'reversed' ? -amount || 0 : amount
}
