import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Which process makes the turn in flight, so that the turns of one that is gone can be told from the others. */
export async function addTurnProcess(db: Kysely<unknown>, { integer }: Columns) {
  await db.schema.alterTable('conversations').addColumn('turn_process', integer).execute()
}
