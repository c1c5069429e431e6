import type { Kysely } from 'kysely'

/** Tokens that no provider has reported, as of an answer that was stopped. */
export async function addEstimatedUse(db: Kysely<unknown>) {
  await db.schema
    .alterTable('advisor_uses')
    .addColumn('is_estimated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
