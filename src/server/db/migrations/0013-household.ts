import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Whether pay is before or after tax, and how much of a change of net worth was something added or taken off. */
export async function addHousehold(db: Kysely<unknown>, { integer }: Columns) {
  await db.schema.alterTable('profiles').addColumn('income_basis', 'text').execute()
  await db.schema
    .alterTable('net_worth_snapshots')
    .addColumn('listed_change', integer, (column) => column.notNull().defaultTo(0))
    .execute()
}
