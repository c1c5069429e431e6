import { sql } from 'kysely'
import type { ImportInput } from '#contract/imports.ts'
import { prepareChange, prepareFirst, prepareList, prepareOne } from '#server/db/prepared.ts'

/** What a file said that an account held, as the column of balances has it. */
export interface StoredBalance {
  accountId: number
  amount: number
  date: string
}

const columns = [
  'id',
  'status',
  'fileName',
  'format',
  'startedAt',
  'finishedAt',
  'rowCount',
  'receivedCount',
  'sameCount',
  'alikeCount',
  'transferCount',
  'fromDate',
  'toDate',
  'accountIds',
  'balances',
] as const

export const findImport = prepareFirst((db, userId: number, id: number) =>
  db.selectFrom('imports').select(columns).where('userId', '=', userId).where('id', '=', id),
)
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

const MOST_SHOWN = 500

export const listFinished = prepareList((db, userId: number) =>
  db
    .selectFrom('imports')
    .select(columns)
    .where('userId', '=', userId)
    .where('status', '=', 'done')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN),
)

type NewImport = Pick<ImportInput, 'fileName' | 'format' | 'rowCount'> & {
  startedAt: string
  accountIds: string
  balances: string
}

export const addImport = prepareOne((trx, userId: number, input: NewImport) =>
  trx
    .insertInto('imports')
    .values({
      userId,
      ...input,
      status: 'staged',
      receivedCount: 0,
      sameCount: 0,
      alikeCount: 0,
      transferCount: 0,
      finishedAt: null,
      fromDate: null,
      toDate: null,
    })
    .returning('id'),
)

type Counts = Pick<ImportRecord, 'receivedCount' | 'sameCount' | 'alikeCount' | 'fromDate' | 'toDate'>

/** Only where as many rows have arrived as the sender thought: two requests with the same rows count once. */
export const countReceived = prepareChange(
  (trx, userId: number, id: number, before: number, counts: Counts) =>
    trx
      .updateTable('imports')
      .set(counts)
      .where('userId', '=', userId)
      .where('id', '=', id)
      .where('status', '=', 'staged')
      .where('receivedCount', '=', before),
)

type Finished = Pick<ImportRecord, 'rowCount' | 'transferCount'> & { finishedAt: string }

export const markDone = prepareChange((trx, userId: number, id: number, finished: Finished) =>
  trx
    .updateTable('imports')
    .set({ ...finished, status: 'done' })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'staged'),
)

export const markUndone = prepareChange((trx, userId: number, id: number) =>
  trx.updateTable('imports').set({ status: 'undone' }).where('userId', '=', userId).where('id', '=', id),
)

/** All rows that a user has brought, as their imports say. */
export const countRows = prepareFirst((db, userId: number) =>
  db
    .selectFrom('imports')
    .select(sql<number>`cast(coalesce(sum(row_count), 0) as bigint)`.as('count'))
    .where('userId', '=', userId),
)

/** What nobody sees any more: imports taken back, and those that were begun long ago and never finished. */
export const listAbandoned = prepareList((db, before: string) =>
  db
    .selectFrom('imports')
    .select(['id', 'userId'])
    .where((where) =>
      where.or([
        where('status', '=', 'undone'),
        where.and([where('status', '=', 'staged'), where('startedAt', '<', before)]),
      ]),
    )
    .limit(100),
)

export const removeImport = prepareChange((trx, userId: number, id: number) =>
  trx.deleteFrom('imports').where('userId', '=', userId).where('id', '=', id),
)
