import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createAccounts(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('users')
    .$call(id)
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('username_base', 'text', (column) => column.notNull())
    .addColumn('username_number', integer, (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('is_admin', 'integer', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_is_generated', 'integer', (column) => column.notNull())
    .addColumn('password_epoch', integer, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('users_username_base')
    .on('users')
    .columns(['username_base', 'username_number'])
    .execute()

  await db.schema
    .createTable('sessions')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('password_epoch', integer, (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()

  await db.schema
    .createTable('password_links')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_links_user').on('password_links').column('user_id').execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', integer, (column) => column.notNull())
    .addColumn('resets_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_resets_at').on('rate_limits').column('resets_at').execute()

  await db.schema
    .createTable('security_events')
    .$call(id)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .$call(reference('user_id', 'users', 'cascade', { optional: true }))
    .$call(reference('actor_id', 'users', 'set null', { optional: true }))
    .addColumn('device', 'text')
    .execute()
  await db.schema
    .createIndex('security_events_user')
    .on('security_events')
    .columns(['user_id', 'id'])
    .execute()
  await db.schema.createIndex('security_events_actor').on('security_events').column('actor_id').execute()
}
