import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createLanguageModel(db: Kysely<unknown>, { reference }: Columns) {
  await db.schema
    .createTable('language_settings')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('language_settings_key', ['user_id'])
    .execute()
  await db.schema
    .createTable('sent_payloads')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sent_payloads_key', ['user_id'])
    .execute()
}
