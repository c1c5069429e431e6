import { MAX_CENTS } from '#finance/money.ts'
import { endpoints } from './endpoint.ts'
import { instant, line, nothing, plainDate, requiredLine } from './fields.ts'
import { money } from './money.ts'
import { z } from './zod.ts'

/** Rows of one request, and of a whole import. */
export const ROWS_AT_ONCE = 1000
export const MOST_ROWS = 200_000

export const importFormats = ['csv', 'xlsx', 'ofx', 'qif', 'paste'] as const

/** Money that moved: below 0 is out. */
export const signedMoney = money({ min: -MAX_CENTS, message: 'Amount must be a number' })

const id = z.int().check(z.minimum(1))
const ACCOUNT_MESSAGE = 'Please choose the account that these transactions belong to'

/**
 * Which account of the user a name in the file means: one with transactions, one on the balance sheet, or a new one.
 */
const accountChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), id }),
  z.object({ kind: z.literal('asset'), id }),
  z.object({ kind: z.literal('liability'), id }),
  z.object({ kind: z.literal('new'), name: requiredLine(100, ACCOUNT_MESSAGE) }),
])
export type AccountChoice = z.output<typeof accountChoice>

const place = z.int().check(z.minimum(0), z.maximum(99))

const importInput = z.object({
  fileName: requiredLine(200, 'The file needs a name'),
  format: z.enum(importFormats),
  rowCount: z
    .int()
    .check(
      z.minimum(1, 'This file has no transactions'),
      z.maximum(MOST_ROWS, 'An import can hold at most 200,000 transactions'),
    ),
  /** Rows name their account by its place in this list. */
  accounts: z.array(accountChoice).check(z.minLength(1, ACCOUNT_MESSAGE), z.maxLength(100)),
  balances: z
    .array(z.object({ account: place, amount: signedMoney, date: plainDate }))
    .check(z.maxLength(100)),
})
export type ImportInput = z.output<typeof importInput>

const YEARS_MESSAGE = 'Dates of transactions are between 1970 and 2100'

/** What is further away is misread, and every month in between would be added up. */
export const nearDate = plainDate.check(
  z.refine((date) => date >= '1970-01-01' && date <= '2100-12-31', YEARS_MESSAGE),
)

const importRow = z.object({
  date: nearDate,
  amount: signedMoney,
  payee: requiredLine(200, 'A transaction needs a payee'),
  memo: z.optional(line(500)),
  category: z.optional(line(100)),
  externalId: z.optional(line(100)),
  account: place,
})
export type ImportedRow = z.output<typeof importRow>

/** Where an import's closing balance belongs on the balance sheet. */
const balanceOffer = z.object({
  accountId: z.int(),
  accountName: z.string(),
  amount: signedMoney,
  date: plainDate,
  target: z.nullable(
    z.object({ list: z.enum(['assets', 'liabilities']), id: z.int(), name: z.string(), amount: money() }),
  ),
})
export type BalanceOffer = z.output<typeof balanceOffer>

const importView = z.object({
  id: z.int(),
  fileName: z.string(),
  format: z.enum(importFormats),
  finishedAt: instant,
  rowCount: z.int(),
  skippedCount: z.int(),
  transferCount: z.int(),
  fromDate: z.nullable(plainDate),
  toDate: z.nullable(plainDate),
  balances: z.array(balanceOffer),
})
export type ImportView = z.output<typeof importView>

const staged = z.object({
  /** Rows that have arrived so far. */
  received: z.int(),
  /** Of them, stored already; they will not be stored again. */
  same: z.int(),
  /** Of them, probably stored already: a few days or letters apart. */
  alike: z.int(),
})
export type StagedCounts = z.output<typeof staged>

export const imports = endpoints({
  list: {
    method: 'GET',
    path: '/api/imports',
    access: 'user',
    summary: 'The imports of transactions, newest first',
    response: z.array(importView),
  },
  start: {
    method: 'POST',
    path: '/api/imports',
    access: 'user',
    summary: 'Begin an import; nothing of it is seen until it is finished',
    body: importInput,
    response: z.object({ id: z.int() }),
    status: 201,
  },
  addRows: {
    method: 'POST',
    path: '/api/imports/:id/rows',
    access: 'user',
    summary:
      'Send the next rows of an import, in the order of their dates; the same rows again change nothing',
    body: z.object({
      from: z.int().check(z.minimum(0)),
      rows: z
        .array(importRow)
        .check(z.minLength(1), z.maxLength(ROWS_AT_ONCE, 'Send at most 1,000 rows at once')),
    }),
    response: staged,
    bodyLimit: 2 * 1024 * 1024,
  },
  finish: {
    method: 'POST',
    path: '/api/imports/:id/finish',
    access: 'user',
    summary: 'Let all rows of an import be seen at once, without those that were stored before',
    body: z.object({ keepAlike: z.boolean() }),
    response: importView,
  },
  undo: {
    method: 'DELETE',
    path: '/api/imports/:id',
    access: 'user',
    summary: 'Take an import back as a whole, finished or not',
    response: nothing,
  },
})
