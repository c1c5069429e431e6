import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Plans saved by name, what each has changed when it was applied, and the way of those that are followed. */
export async function addPlans(db: Kysely<unknown>, { id, reference }: Columns) {
  await db.schema
    .createTable('plans')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('inputs', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text')
    .addColumn('changes', 'text')
    .addColumn('followed_since', 'text')
    .addColumn('track', 'text')
    .execute()
  await db.schema.createIndex('plans_user').on('plans').column('user_id').execute()
}
