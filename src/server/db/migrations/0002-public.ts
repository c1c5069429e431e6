import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createPublic(db: Kysely<unknown>, { id, reference }: Columns) {
  await db.schema
    .createTable('waitlist')
    .$call(id)
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('invite_sent', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('feedback')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade', { optional: true }))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('handled', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('feedback_user').on('feedback').column('user_id').execute()
}
