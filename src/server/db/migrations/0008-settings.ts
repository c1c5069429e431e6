import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createSettings(db: Kysely<unknown>, columns: Columns) {
  await createChoices(db, columns)
  await createDigests(db, columns)
}

async function createChoices(db: Kysely<unknown>, { reference }: Columns) {
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

async function createDigests(db: Kysely<unknown>, { reference }: Columns) {
  await db.schema
    .createTable('digests')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('next_at', 'text')
    .addColumn('closed_on', 'text', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('digests_key', ['user_id'])
    .execute()
  await db.schema.createIndex('digests_next').on('digests').column('next_at').execute()
  await db.schema.alterTable('mails').addColumn('unsubscribe_url', 'text').execute()
}
