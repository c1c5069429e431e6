import { type Kysely, sql } from 'kysely'

interface Before {
  users: { id: number; name: string | null; name_key: string | null }
}

/** What running the place needs: accounts that can be shut, found by name, and seen as used or not. */
export async function createAdmin(db: Kysely<unknown>) {
  for (const column of ['name_key', 'disabled_at', 'last_seen_at']) {
    await db.schema.alterTable('users').addColumn(column, 'text').execute()
  }
  await sql`update users set last_seen_at =
    (select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id)`.execute(db)

  // Lower case beyond ASCII is not the same in both engines, so that names are turned into keys here.
  const users = db as Kysely<Before>
  const named = await users.selectFrom('users').select(['id', 'name']).where('name', 'is not', null).execute()
  for (const { id, name } of named) {
    const name_key = (name ?? '').trim().normalize('NFC').toLowerCase()
    await users.updateTable('users').set({ name_key }).where('id', '=', id).execute()
  }

  await db.schema.createIndex('waitlist_status').on('waitlist').columns(['invite_sent', 'id']).execute()
}
