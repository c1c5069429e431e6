import type { Kysely } from 'kysely'

/** What a reply assumed, and the number that a message of the user puts in place of such an assumption. */
export async function addAssumptions(db: Kysely<unknown>) {
  // SQLite adds one column at a time.
  await db.schema.alterTable('messages').addColumn('assumptions', 'text').execute()
  await db.schema.alterTable('messages').addColumn('sum_change', 'text').execute()
}
