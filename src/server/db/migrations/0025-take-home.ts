import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** What pay leaves after tax, a month, beside the yearly income. */
export async function addTakeHome(db: Kysely<unknown>, { integer }: Columns) {
  await db.schema.alterTable('profiles').addColumn('take_home', integer).execute()
}
