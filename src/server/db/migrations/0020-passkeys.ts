import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Signing in with what a device holds and its owner unlocks, instead of the password or after it. */
export async function addPasskeys(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('passkeys')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', integer, (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('user_handle', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.notNull())
    .$call(reference('user_id', 'users', 'cascade', { optional: true }))
    .addColumn('user_handle', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('passkey_challenges_key', ['challenge'])
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('needs_passkey', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('by_passkey', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
