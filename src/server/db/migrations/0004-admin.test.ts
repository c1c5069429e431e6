import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { onBothEngines, openEmptyStore } from '#server/testing/test-store.ts'
import { migrations } from './all.ts'

onBothEngines('the step that lets administrators manage users', (engine) => {
  test('keeps those who are there, finds them by name and knows when they were last seen', async () => {
    const store = await openEmptyStore(engine)
    const earlier = Object.entries(migrations).filter(([name]) => name < '0004')
    await migrate(store, Object.fromEntries(earlier))
    const base = {
      isAdmin: 0,
      passwordHash: 'x',
      passwordIsGenerated: 0,
      passwordEpoch: 1,
      createdAt: '2026',
    }
    const names = [' Émile Ångström', null]
    for (const [index, name] of names.entries()) {
      const username = `person${index}`
      const key = { email: username, emailKey: username, username, usernameBase: username, usernameNumber: 1 }
      await store.db
        .insertInto('users')
        .values({ ...base, ...key, name } as never)
        .execute()
    }
    const session = { userId: 1, passwordEpoch: 1, device: 'x', createdAt: '2026' }
    for (const lastSeenAt of ['2026-01-02', '2026-01-03']) {
      await store.db
        .insertInto('sessions')
        .values({ ...session, lastSeenAt, tokenHash: lastSeenAt })
        .execute()
    }
    const upToHere = Object.entries(migrations).filter(([name]) => name < '0005')
    expect(await migrate(store, Object.fromEntries(upToHere))).toEqual(['0004-admin'])
    const columns = ['name', 'nameKey', 'lastSeenAt', 'disabledAt'] as const
    expect(await store.db.selectFrom('users').select(columns).orderBy('id').execute()).toEqual([
      { name: ' Émile Ångström', nameKey: 'émile ångström', lastSeenAt: '2026-01-03', disabledAt: null },
      { name: null, nameKey: null, lastSeenAt: null, disabledAt: null },
    ])
    await store.close()
  })
})
