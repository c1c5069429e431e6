import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

/** What each debt and each goal stood at, by day. */
export async function createBalances(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('balances')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', integer, (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('balances_item_day')
    .on('balances')
    .columns(['user_id', 'kind', 'item_id', 'day'])
    .unique()
    .execute()
  await db.schema.createIndex('balances_user').on('balances').columns(['user_id', 'id']).execute()
  await addWhatIsKnown(db)
}

/** A debt has stood at its amount since it was last written. Since when a goal has is not known: from today on. */
async function addWhatIsKnown(db: Kysely<unknown>) {
  const today = new Date().toISOString().slice(0, 10)
  await sql`insert into balances (user_id, kind, item_id, day, amount)
    select user_id, 'liability', id, substr(updated_at, 1, 10), amount from liabilities
    where amount > 0 order by id`.execute(db)
  await sql`insert into balances (user_id, kind, item_id, day, amount)
    select user_id, 'goal', item_id, ${today}, amount from budget_items
    where list = 'financialGoalItems' and is_sample = 0 and amount > 0`.execute(db)
}
