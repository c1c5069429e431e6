import { recurringPeriods } from '#finance/recurring.ts'
import { endpoints } from './endpoint.ts'
import { clientId, line, lineOrNull, plainDate, requiredLine, text } from './fields.ts'
import { signedMoney } from './imports.ts'
import { moneyTotal } from './money.ts'
import { z } from './zod.ts'

/** Where a category comes from: a rule or a word of the user, the file, or our guess by the payee's name. */
export const categorySources = ['user', 'rule', 'file', 'guess'] as const
export type CategorySource = (typeof categorySources)[number]

const MONTH_MESSAGE = 'Month must be written as YYYY-MM'
const month = z.string(MONTH_MESSAGE).check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, MONTH_MESSAGE))

const transaction = z.object({
  id: z.int(),
  date: plainDate,
  amount: signedMoney,
  payee: z.string(),
  memo: z.string(),
  category: z.nullable(z.string()),
  categorySource: z.nullable(z.enum(categorySources)),
  accountId: z.int(),
  account: z.string(),
  isTransfer: z.boolean(),
  /** The transaction that this is a part of; null for a whole one. */
  partOf: z.nullable(z.int()),
})
export type Transaction = z.output<typeof transaction>

export const transactionKinds = ['out', 'in', 'transfer', 'open'] as const

const CURSOR = /^\d{4}-\d{2}-\d{2}~\d{1,15}$/

/** The place after a transaction in the list, which is the newest first. */
export const cursorOf = ({ date, id }: Pick<Transaction, 'date' | 'id'>) => `${date}~${id}`

export function readCursor(cursor: string): Pick<Transaction, 'date' | 'id'> {
  const [date = '', id] = cursor.split('~')
  return { date, id: Number(id) }
}

/** So many rows from one mark to the next: nobody counts off more to get anywhere in the list. */
export const MARK_ROWS = 1000

const filter = {
  search: z.optional(text(100)),
  category: z.optional(line(100)),
  accountId: z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(1)))),
  from: z.optional(plainDate),
  to: z.optional(plainDate),
  kind: z.optional(z.enum(transactionKinds)),
}
const listQuery = z.object({
  ...filter,
  /** Only what comes after this place, and of that not the first so many. */
  after: z.optional(z.string().check(z.regex(CURSOR, 'after must be a date and an id: 2026-01-31~5'))),
  skip: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(MARK_ROWS - 1))), 0),
  limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(200))), 50),
})
export type TransactionQuery = z.output<typeof listQuery>

const category = lineOrNull(100)

const part = z.object({ amount: signedMoney, category, memo: z.optional(line(500)) })
export type SplitPart = z.output<typeof part>

const categoryMonth = z.object({
  month,
  category: z.string(),
  spent: moneyTotal,
  received: moneyTotal,
  count: z.int(),
})

const recurring = z.object({
  id: z.int(),
  payee: z.string(),
  category: z.nullable(z.string()),
  period: z.enum(recurringPeriods),
  amount: signedMoney,
  monthly: moneyTotal,
  count: z.int(),
  lastDate: plainDate,
  nextDate: plainDate,
  isActive: z.boolean(),
})
export type RecurringView = z.output<typeof recurring>

const account = z.object({
  id: z.int(),
  name: z.string(),
  /** The row of the balance sheet that is the same account. */
  target: z.nullable(z.object({ list: z.enum(['assets', 'liabilities']), id: z.int(), name: z.string() })),
})
export type TransactionAccount = z.output<typeof account>

export const ruleInput = z.object({
  /** Exactly this payee, or every payee whose name contains the words. */
  match: z.enum(['is', 'contains']),
  text: requiredLine(100, 'A rule needs the name of a payee, or a part of it'),
  category: requiredLine(100, 'A rule needs a category'),
})
const rule = z.extend(ruleInput, { id: z.int() })
export type CategoryRule = z.output<typeof rule>

export const transactions = endpoints({
  list: {
    method: 'GET',
    path: '/api/transactions',
    access: 'user',
    summary: 'A page of the transactions that fit, newest first',
    query: listQuery,
    response: z.array(transaction),
  },
  marks: {
    method: 'GET',
    path: '/api/transactions/marks',
    access: 'user',
    summary: 'The place after every 1,000th transaction that fits, from which any page can be reached',
    query: z.object(filter),
    response: z.array(z.string()),
  },
  summary: {
    method: 'GET',
    path: '/api/transactions/summary',
    access: 'user',
    summary: 'How many transactions fit, and what they come to without transfers',
    query: z.object(filter),
    response: z.object({ total: z.int(), spent: moneyTotal, received: moneyTotal }),
  },
  months: {
    method: 'GET',
    path: '/api/transactions/months',
    access: 'user',
    summary: 'What each category came to in each month, transfers left out',
    response: z.array(categoryMonth),
  },
  accounts: {
    method: 'GET',
    path: '/api/transactions/accounts',
    access: 'user',
    summary: 'The accounts that transactions belong to, with their rows of the balance sheet',
    response: z.array(account),
  },
  recurring: {
    method: 'GET',
    path: '/api/transactions/recurring',
    access: 'user',
    summary: 'What is paid or earned again and again, with how often and when next',
    response: z.array(recurring),
  },
  categorise: {
    method: 'PUT',
    path: '/api/transactions/:id/category',
    access: 'user',
    summary: 'Give a transaction a category, or all of its payee, which becomes a rule for later ones',
    body: z.object({ category, scope: z.enum(['one', 'payee']), clientId }),
    response: z.object({ changed: z.int() }),
  },
  split: {
    method: 'PUT',
    path: '/api/transactions/:id/split',
    access: 'user',
    summary: 'Divide a transaction into parts that add up to it; no parts put it together again',
    body: z.object({
      parts: z
        .array(part)
        .check(z.maxLength(20, 'A transaction can have at most 20 parts'))
        .check(z.refine((parts) => parts.length !== 1, 'A split needs at least two parts')),
      clientId,
    }),
    response: z.array(transaction),
  },
  listRules: {
    method: 'GET',
    path: '/api/category-rules',
    access: 'user',
    summary: 'The rules that give transactions their categories',
    response: z.array(rule),
  },
  addRule: {
    method: 'POST',
    path: '/api/category-rules',
    access: 'user',
    summary: 'Add a rule and apply it to what is stored, except where the user chose a category by hand',
    body: z.extend(ruleInput, { clientId }),
    response: rule,
    status: 201,
  },
  removeRule: {
    method: 'DELETE',
    path: '/api/category-rules/:id',
    access: 'user',
    summary: 'Delete a rule; what it has categorised stays as it is',
    response: z.object({}),
  },
})
