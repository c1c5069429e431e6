import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '#server/db/database.ts'
import { STORE_FILE } from '#server/db/sqlite.ts'
import { onBothEngines, openTestStore, type TestStore } from '#server/testing/test-store.ts'
import { addSession, createSessionFinder } from '#server/features/people/sessions-store.ts'
import { addUser } from '#server/features/people/users-store.ts'

const now = new Date('2026-03-01T12:00:00.000Z')

/** Changes the store as another process on it would: a second server, or the script for a new password. */
async function changeElsewhere({ location }: TestStore, statement: string) {
  if ('databaseUrl' in location) {
    const other = await openStore(location)
    await sql.raw(statement).execute(other.db)
    await other.close()
  } else {
    const other = new DatabaseSync(join(location.dataDir, STORE_FILE), { timeout: 5000 })
    other.exec(`PRAGMA foreign_keys = ON; ${statement}`)
    other.close()
  }
}

onBothEngines('a session that another process ends', (engine) => {
  let store: TestStore
  let find: ReturnType<typeof createSessionFinder>
  beforeAll(async () => {
    store = await openTestStore(engine)
    find = createSessionFinder({ db: store.db, engine }, () => now)
  })
  afterAll(() => store.close())

  async function signIn(name: string) {
    const person = { email: `${name}@example.com`, name, isAdmin: false }
    const user = await addUser(store.db, { ...person, passwordHash: 'x', passwordIsGenerated: false }, now)
    if (!user) throw new Error(`${name} is taken`)
    const session = { userId: user.id, passwordEpoch: 1, device: 'Test', tokenHash: `token of ${name}` }
    await addSession(store.db, session, now)
    return { ...user, find: () => find(session.tokenHash) }
  }

  test.each([
    ['by signing out', 'DELETE FROM sessions WHERE user_id = USER'],
    ['by a new password', 'UPDATE users SET password_epoch = password_epoch + 1 WHERE id = USER'],
    ['by disabling the user', "UPDATE users SET disabled_at = '2026-03-01' WHERE id = USER"],
    ['by deleting the account', 'DELETE FROM users WHERE id = USER'],
  ])('%s is unknown to the very next request', async (how, statement) => {
    const { id, find } = await signIn(how.replaceAll(' ', '-'))
    const before = await Promise.all([find(), find()])
    expect(before.map((session) => session?.user.id)).toEqual([id, id])
    await changeElsewhere(store, statement.replaceAll('USER', String(id)))
    expect(await find()).toBeNull()
  })

  test('shows a changed name and role with the very next request', async () => {
    const { id, find } = await signIn('ann')
    expect(await find()).toMatchObject({ user: { name: 'ann', isAdmin: false } })
    await changeElsewhere(store, `UPDATE users SET name = 'Ann', is_admin = 1 WHERE id = ${id}`)
    expect(await find()).toMatchObject({ user: { name: 'Ann', isAdmin: true } })
  })
})
