import { sql, type SqlBool } from 'kysely'
import {
  cursorOf,
  MARK_ROWS,
  readCursor,
  type Transaction,
  type TransactionQuery,
} from '#contract/transactions.ts'
import type { Db } from '#server/db/database.ts'
import { prepareFirst, prepareList, prepareOne } from '#server/db/prepared.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { isSeen } from './seen-store.ts'

/** Only what is asked for has a key: each combination is a statement of its own. */
interface Filter {
  pattern?: string
  category?: string
  accountId?: number
  from?: string
  to?: string
  isOut?: true
  isIn?: true
  isTransfer?: true
  isOpen?: true
  after?: Place
}

type Place = Pick<Transaction, 'date' | 'id'>

const placeOf = ({ date, id }: Place): Place => ({ date, id })

/** What a transaction is searched by, in lower case. */
export const searchKeyOf = (payee: string, memo: string) => `${payee} ${memo}`.toLowerCase().trim()

/** Keys to search are in lower case; % and _ mean nothing. */
const toPattern = (search: string) => `%${search.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`

function toFilter(query: Partial<TransactionQuery>): Filter {
  const { search, category, accountId, from, to, kind, after } = query
  return {
    ...(search && { pattern: toPattern(search) }),
    ...(category && { category }),
    ...(accountId !== undefined && { accountId }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(kind === 'out' && { isOut: true as const }),
    ...(kind === 'in' && { isIn: true as const }),
    ...(kind === 'transfer' && { isTransfer: true as const }),
    ...(kind === 'open' && { isOpen: true as const }),
    ...(after !== undefined && { after: readCursor(after) }),
  }
}

function select(db: Db, userId: number, filter: Filter) {
  const { pattern, category, accountId, from, to, after } = filter
  return db
    .selectFrom('transactions')
    .where('transactions.userId', '=', userId)
    .where('transactions.isSplit', '=', 0)
    .where(isSeen(userId))
    .$if(pattern !== undefined, (query) =>
      query.where(sql<SqlBool>`${sql.ref('transactions.searchKey')} like ${pattern} escape '!'`),
    )
    .$if(category !== undefined, (query) => query.where('transactions.category', '=', category ?? ''))
    .$if(accountId !== undefined, (query) => query.where('transactions.accountId', '=', accountId ?? 0))
    .$if(from !== undefined, (query) => query.where('transactions.date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('transactions.date', '<=', to ?? ''))
    .$if(after !== undefined, (query) =>
      query.where((where) => {
        const place = where.refTuple('transactions.date', 'transactions.id')
        return where(place, '<', where.tuple(after?.date ?? '', after?.id ?? 0))
      }),
    )
    .$if(Boolean(filter.isOut), (query) =>
      query.where('transactions.amount', '<', 0).where('transactions.transferId', 'is', null),
    )
    .$if(Boolean(filter.isIn), (query) =>
      query.where('transactions.amount', '>', 0).where('transactions.transferId', 'is', null),
    )
    .$if(Boolean(filter.isTransfer), (query) => query.where('transactions.transferId', 'is not', null))
    .$if(Boolean(filter.isOpen), (query) =>
      query.where('transactions.category', 'is', null).where('transactions.transferId', 'is', null),
    )
}

const columns = [
  'transactions.id',
  'transactions.date',
  'transactions.amount',
  'transactions.name as payee',
  'transactions.memo',
  'transactions.category',
  'transactions.categorySource',
  'transactions.accountId',
  'moneyAccounts.name as account',
  'transactions.transferId',
  'transactions.partOf',
] as const

/** The newest first; on one day, what came last. */
const listPage = prepareList((db, userId: number, filter: Filter, limit: number) =>
  select(db, userId, filter)
    .innerJoin('moneyAccounts', 'moneyAccounts.id', 'transactions.accountId')
    .select(columns)
    .orderBy('transactions.date', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(limit),
)

/** Counted off in the index alone, without the rows. */
const findPlace = prepareFirst((db, userId: number, filter: Filter, skip: number) =>
  select(db, userId, filter)
    .select(['transactions.id', 'transactions.date'])
    .orderBy('transactions.date', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(1)
    .offset(skip),
)

const listSome = prepareList((db, userId: number, ids: number[]) =>
  db
    .selectFrom('transactions')
    .innerJoin('moneyAccounts', 'moneyAccounts.id', 'transactions.accountId')
    .select(columns)
    .where('transactions.userId', '=', userId)
    .where('transactions.id', 'in', ids)
    .orderBy('transactions.id'),
)

type Row = Awaited<ReturnType<typeof listSome>>[number]

const toTransaction = ({ transferId, ...row }: Row): Transaction => ({
  ...row,
  isTransfer: transferId !== null,
})

export async function listTransactions(
  db: Db,
  userId: number,
  query: TransactionQuery,
): Promise<Transaction[]> {
  const { limit, skip } = query
  const filter = toFilter(query)
  const after = skip > 0 ? await findPlace(db, userId, filter, skip - 1) : undefined
  if (skip > 0 && !after) return []
  const rows = await listPage(db, userId, after ? { ...filter, after: placeOf(after) } : filter, limit)
  return rows.map(toTransaction)
}

export const listById = async (db: Db, userId: number, ids: number[]): Promise<Transaction[]> =>
  (await listSome(db, userId, ids)).map(toTransaction)

/** Goes from mark to mark in short steps, so that other requests run in between. */
export async function listMarks(db: Db, userId: number, query: Partial<TransactionQuery>): Promise<string[]> {
  const filter = toFilter(query)
  const marks: string[] = []
  for (let after: Place | undefined; ;) {
    const place = await findPlace(db, userId, { ...filter, ...(after && { after }) }, MARK_ROWS - 1)
    if (!place) return marks
    marks.push(cursorOf(place))
    after = placeOf(place)
    await letOthersRun()
  }
}

const sumUp = prepareOne((db, userId: number, filter: Filter) =>
  select(db, userId, filter).select([
    sql<number>`count(*)`.as('total'),
    sql<number>`cast(coalesce(-sum(case when amount < 0 and transfer_id is null then amount else 0 end), 0) as bigint)`.as(
      'spent',
    ),
    sql<number>`cast(coalesce(sum(case when amount > 0 and transfer_id is null then amount else 0 end), 0) as bigint)`.as(
      'received',
    ),
  ]),
)

/** How many rows match, and their totals. */
export const summarizeTransactions = (db: Db, userId: number, query: Partial<TransactionQuery>) =>
  sumUp(db, userId, toFilter(query))
