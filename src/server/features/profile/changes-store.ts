import type { Insertable, Selectable } from 'kysely'
import {
  type ChangesQuery,
  type FinancialProfile,
  type ProfileChange,
  type FullProfileField,
  profileFields,
} from '#contract/profile.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareFirst, prepareList } from '#server/db/prepared.ts'
import type { ProfileChangesTable } from '#server/db/tables/money.ts'

type Row = Omit<Selectable<ProfileChangesTable>, 'userId'>

const origin = ['id', 'at', 'source', 'messageId', 'quote', 'field'] as const
const columns = [...origin, 'oldValue', 'newValue'] as const

const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** The field decides the type of both values; changeProfile wrote them so. */
function toChange({ oldValue, newValue, ...row }: Row): ProfileChange {
  return { ...row, oldValue: fromJson(oldValue), newValue: fromJson(newValue) } as ProfileChange
}

export async function addChanges(
  trx: Trx,
  rows: Insertable<ProfileChangesTable>[],
): Promise<ProfileChange[]> {
  const added = await trx.insertInto('profileChanges').values(rows).returning(columns).execute()
  const [first] = rows
  if (first) await forgetOldest(trx, first.userId)
  return added.map(toChange)
}

/** Somebody who changes a field every day for ten years keeps it all. */
export const MAX_CHANGES = 5000

/** Beyond that the oldest go, except what says where a present value came from. */
async function forgetOldest(trx: Trx, userId: number): Promise<void> {
  const edge = await trx
    .selectFrom('profileChanges')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .offset(MAX_CHANGES)
    .limit(1)
    .executeTakeFirst()
  if (!edge) return
  await trx
    .deleteFrom('profileChanges')
    .where('userId', '=', userId)
    .where('id', '<=', edge.id)
    .where('id', 'not in', (select) =>
      select
        .selectFrom('profileChanges')
        .select((latest) => latest.fn.max('id').as('id'))
        .where('userId', '=', userId)
        .groupBy('field'),
    )
    .execute()
}

const list = prepareList((db, userId: number, { limit, before, field }: ChangesQuery) =>
  db
    .selectFrom('profileChanges')
    .select(columns)
    .where('userId', '=', userId)
    .$if(field !== undefined, (query) => query.where('field', '=', field ?? 'income'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit),
)

export async function listChanges(db: Db, userId: number, query: ChangesQuery): Promise<ProfileChange[]> {
  return (await list(db, userId, query)).map(toChange)
}

const find = prepareFirst((db, userId: number, id: number) =>
  db.selectFrom('profileChanges').select(columns).where('userId', '=', userId).where('id', '=', id),
)

export async function findChange(db: Db, userId: number, id: number): Promise<ProfileChange | undefined> {
  const row = await find(db, userId, id)
  return row && toChange(row)
}

const listLatest = prepareList((db, userId: number) =>
  db
    .selectFrom('profileChanges')
    .select(origin)
    .where('userId', '=', userId)
    .where((where) => where.or(profileFields.map((field) => where('id', '=', latestOf(db, userId, field))))),
)

/** The change that gave each field its present value: one look into the index per field, however long the history. */
export async function findSources(db: Db, userId: number): Promise<FinancialProfile['sources']> {
  const rows = await listLatest(db, userId)
  return Object.fromEntries(rows.map(({ field, ...source }) => [field, source]))
}

const latestOf = (db: Db, userId: number, field: FullProfileField) =>
  db
    .selectFrom('profileChanges')
    .select((select) => select.fn.max('id').as('id'))
    .where('userId', '=', userId)
    .where('field', '=', field)

/**
 * Erases the value and the words of a change, also where they were set back from the history, as if it had never
 * been: what came after it remembers the value from before it.
 */
export async function forgetChange(trx: Trx, userId: number, id: number): Promise<void> {
  const change = await trx
    .selectFrom('profileChanges')
    .select(['field', 'quote', 'oldValue', 'newValue'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!change) return
  const { field, quote, oldValue, newValue } = change
  const since = trx
    .updateTable('profileChanges')
    .where('userId', '=', userId)
    .where('field', '=', field)
    .where('id', '>=', id)
  await since
    .where((where) =>
      where.or([
        where('id', '=', id),
        where.and([where('newValue', '=', newValue), where('quote', '=', quote)]),
      ]),
    )
    .set({ newValue: null, quote: null, messageId: null })
    .execute()
  await since.where('id', '>', id).where('oldValue', '=', newValue).set({ oldValue }).execute()
}
