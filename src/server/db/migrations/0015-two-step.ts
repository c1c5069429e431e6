import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Codes of an authenticator app as a second step, and codes for when it is lost. */
export async function addTwoStep(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('authenticators')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('since', 'text')
    .addColumn('last_period', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('authenticators_key', ['user_id'])
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute()
}
