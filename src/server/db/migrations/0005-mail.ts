import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createMail(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('mails')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade', { optional: true }))
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('html', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('mails_user').on('mails').column('user_id').execute()
  // A mail that is sent or dead is due no more, so what is waiting is always found at once.
  await db.schema.createIndex('mails_next_attempt').on('mails').column('next_attempt_at').execute()
}
