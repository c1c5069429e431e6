import type { Kysely } from 'kysely'

/** The currency that a user's amounts are written in. */
export async function addCurrency(db: Kysely<unknown>) {
  await db.schema
    .alterTable('settings')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
    .execute()
}
