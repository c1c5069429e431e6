import { sql } from 'kysely'
import type { CategorySource } from '#contract/transactions.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { prepareChange, prepareList } from '#server/db/prepared.ts'
import { isSeen } from '#server/features/transactions/seen-store.ts'

export interface NewRow {
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
  duplicateOf: number | null
  duplicateKind: 'same' | 'alike' | null
}

/** In the order of the columns below. */
const toValues = (row: NewRow) => [
  row.accountId,
  row.payeeId,
  row.date,
  row.amount,
  row.name,
  row.memo,
  row.searchKey,
  row.category,
  row.categorySource,
  row.externalId,
  row.duplicateOf,
  row.duplicateKind,
]

const COLUMNS = sql.raw(
  'account_id, payee_id, date, amount, name, memo, search_key, category, category_source, external_id, ' +
    'duplicate_of, duplicate_kind',
)
const NUMBERS = new Set([0, 1, 3, 10])

const part = (at: number, isPostgres: boolean) =>
  isPostgres ? `(value->>${at})${NUMBERS.has(at) ? '::bigint' : ''}` : `json_extract(value, '$[${at}]')`
const partsFor = (isPostgres: boolean) =>
  sql.raw(Array.from({ length: 12 }, (_, at) => part(at, isPostgres)).join(', '))

/**
 * All rows as one value: a statement that is the same for any number of them is prepared once, and neither engine has
 * to be given thousands of parameters.
 */
const insert = prepareChange((trx, isPostgres: boolean, userId: number, importId: number, rows: string) => ({
  compile: () => {
    const source = isPostgres ? sql`jsonb_array_elements(${rows}::jsonb)` : sql`jsonb_each(${rows})`
    return sql`insert into transactions (user_id, import_id, is_split, ${COLUMNS})
      select ${userId}, ${importId}, 0, ${partsFor(isPostgres)} from ${source}`.compile(trx)
  },
}))

export const insertRows = (trx: Trx, engine: Engine, userId: number, importId: number, rows: NewRow[]) =>
  insert(trx, engine === 'postgres', userId, importId, JSON.stringify(rows.map(toValues)))

/** What an account has between two days that a row of this import may repeat, and no row of it does yet. */
export const listRepeatable = prepareList(
  (db, userId: number, importId: number, accountId: number, from: string, to: string) =>
    db
      .selectFrom('transactions')
      .innerJoin('payees', 'payees.id', 'transactions.payeeId')
      .select([
        'transactions.id',
        'transactions.date',
        'transactions.amount',
        'payees.key as payee',
        'transactions.externalId',
      ])
      .where('transactions.userId', '=', userId)
      .where('transactions.accountId', '=', accountId)
      .where('transactions.date', '>=', from)
      .where('transactions.date', '<=', to)
      .where('transactions.partOf', 'is', null)
      .where(isSeen(userId) as never)
      .where('transactions.id', 'not in', (select) =>
        select
          .selectFrom('transactions as repeated')
          .select((build) => build.fn.coalesce('repeated.duplicateOf', sql<number>`0`).as('id'))
          .where('repeated.importId', '=', importId)
          .where('repeated.duplicateOf', 'is not', null),
      ),
)

export const listPieceOf = prepareList((db, importId: number, limit: number) =>
  db.selectFrom('transactions').select('id').where('importId', '=', importId).limit(limit),
)

export const listRepeats = prepareList((db, importId: number, isAlikeToo: boolean, limit: number) =>
  db
    .selectFrom('transactions')
    .select('id')
    .where('importId', '=', importId)
    .where('duplicateOf', 'is not', null)
    .where('duplicateKind', 'in', isAlikeToo ? ['same', 'alike'] : ['same'])
    .limit(limit),
)

export const removeRows = prepareChange((trx, ids: number[]) =>
  trx.deleteFrom('transactions').where('id', 'in', ids),
)

/** A row whose other half is deleted is no transfer any more. */
export const unpairTransfers = prepareChange((trx, ids: number[]) =>
  trx.updateTable('transactions').set({ transferId: null }).where('transferId', 'in', ids),
)
