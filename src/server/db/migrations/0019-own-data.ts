import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * Everything of a user can be brought back from a file. It is put together in an account that nobody sees, which takes
 * the place of the user's in one step; and what was sent twice is answered once.
 */
export async function addOwnData(db: Kysely<unknown>, columns: Columns) {
  const { integer } = columns
  /** The account that has taken this one's place, and gets what is kept about it. */
  await db.schema.alterTable('users').addColumn('moved_to', integer).execute()
  await db.schema
    .alterTable('security_events')
    .addColumn('is_restored', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await createRestores(db, columns)
  await createRepeats(db, columns)
}

async function createRestores(db: Kysely<unknown>, { integer, reference }: Columns) {
  await db.schema
    .createTable('restores')
    .$call(reference('user_id', 'users', 'cascade'))
    .$call(reference('staged_id', 'users', 'cascade'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('batches', integer, (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('restores_key', ['user_id'])
    .execute()
  await db.schema.createIndex('restores_staged').on('restores').column('staged_id').execute()
  await db.schema
    .createTable('restored_ids')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('old_id', integer, (column) => column.notNull())
    .addColumn('new_id', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('restored_ids_key', ['user_id', 'kind', 'old_id'])
    .execute()
}

async function createRepeats(db: Kysely<unknown>, { integer, reference }: Columns) {
  await db.schema
    .createTable('repeats')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('item_id', integer)
    .addColumn('result', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('repeats_key', ['user_id', 'client_id'])
    .execute()
  await db.schema.createIndex('repeats_at').on('repeats').column('at').execute()
}
