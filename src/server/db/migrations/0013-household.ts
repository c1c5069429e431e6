import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Whether pay is before or after tax, and how much of net worth was added or taken off, rather than grown. */
export async function addHousehold(db: Kysely<unknown>, { integer }: Columns) {
  await db.schema.alterTable('profiles').addColumn('income_basis', 'text').execute()
  await db.schema
    .alterTable('net_worth_snapshots')
    .addColumn('listed_total', integer, (column) => column.notNull().defaultTo(0))
    .execute()
}
