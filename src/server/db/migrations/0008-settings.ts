import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createSettings(db: Kysely<unknown>, { reference }: Columns) {
  await db.schema
    .createTable('settings')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('accent', 'text', (column) => column.notNull())
    .addColumn('font_size', 'text', (column) => column.notNull())
    .addColumn('email', 'integer', (column) => column.notNull())
    .addColumn('advice', 'integer', (column) => column.notNull())
    .addColumn('market', 'integer', (column) => column.notNull())
    .addColumn('budget', 'integer', (column) => column.notNull())
    .addColumn('goals', 'integer', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('settings_key', ['user_id'])
    .execute()
}
