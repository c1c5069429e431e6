import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { onBothEngines, openEmptyStore } from '#server/testing/test-store.ts'
import { openStore } from './database.ts'

onBothEngines('presence', (engine) => {
  test('begins with entering, as often as one likes', async () => {
    const store = await openEmptyStore(engine)
    await store.presence.enter()
    await store.presence.enter()
    expect(await store.presence.list(store.db)).toContain(store.presence.id)
    await store.close()
  })
})

test('others on the same PostgreSQL see who is there, until they leave', async () => {
  const first = await openEmptyStore('postgres')
  const second = await openStore(first.location)
  const elsewhere = await openEmptyStore('postgres')
  const seen = async () => (await first.presence.list(first.db)).includes(second.presence.id)
  expect(await seen()).toBe(false)
  await Promise.all([second.presence.enter(), elsewhere.presence.enter()])
  expect(await seen()).toBe(true)
  expect(await first.presence.list(first.db)).not.toContain(elsewhere.presence.id)
  await second.close()
  expect(await seen()).toBe(false)
  await Promise.all([first.close(), elsewhere.close()])
})

test('a process whose connection breaks comes back by itself', async () => {
  const first = await openEmptyStore('postgres')
  const second = await openStore(first.location)
  await second.presence.enter()
  const seen = async () => (await first.presence.list(first.db)).includes(second.presence.id)
  await sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid::bigint = ${second.presence.id}`.execute(first.db)
  await expect.poll(seen).toBe(false)
  await expect.poll(seen).toBe(true)
  await second.close()
  await first.close()
})

test('entering a PostgreSQL that is away fails, and works when it is back', async () => {
  const store = await openEmptyStore('postgres')
  const second = await openStore(store.location)
  const rename = async (from: string, to: string) => {
    const admin = await openStore({ databaseUrl: inject('postgres').adminUrl })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${from}`.execute(
      admin.db,
    )
    await sql`alter database ${sql.id(from)} rename to ${sql.id(to)}`.execute(admin.db)
    await admin.close()
  }
  const name = 'databaseUrl' in store.location ? new URL(store.location.databaseUrl).pathname.slice(1) : ''
  await rename(name, `${name}_away`)
  await expect(second.presence.enter()).rejects.toThrow('does not exist')
  await rename(`${name}_away`, name)
  await second.presence.enter()
  expect(await store.presence.list(store.db)).toContain(second.presence.id)
  await second.close()
  await store.close()
})
