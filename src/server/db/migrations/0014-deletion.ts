import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

/** Deleting somebody takes a while and survives a crash; what was searched for them goes from the index at once. */
export async function addDeletion(db: Kysely<unknown>, { engine }: Columns) {
  await db.schema.alterTable('users').addColumn('deleted_at', 'text').execute()
  if (engine === 'sqlite')
    await sql`insert into messages_search (messages_search, rank) values ('secure-delete', 1)`.execute(db)
}
