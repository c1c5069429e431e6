import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Whether pay is before or after tax, what of net worth was added rather than grown, and which steps are ticked. */
export async function addHousehold(db: Kysely<unknown>, { integer, reference }: Columns) {
  await db.schema.alterTable('profiles').addColumn('income_basis', 'text').execute()
  await db.schema
    .alterTable('net_worth_snapshots')
    .addColumn('listed_total', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('step_ticks')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('step_ticks_key', ['user_id', 'code'])
    .execute()
}
