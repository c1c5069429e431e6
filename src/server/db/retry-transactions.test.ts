import { expect, test } from 'vitest'
import { onBothEngines, openTestStore } from '#server/testing/test-store.ts'
import type { Db } from './database.ts'

const row = (key: string) => ({ key, hits: 0, resetsAt: '2026-01-01T00:00:00.000Z' })
const raise = (db: Db, key: string) =>
  db
    .updateTable('rateLimits')
    .set((set) => ({ hits: set('hits', '+', 1) }))
    .where('key', '=', key)
    .execute()

test('two transactions that wait for each other both come to their end', async () => {
  const store = await openTestStore('postgres')
  await store.db
    .insertInto('rateLimits')
    .values([row('a'), row('b')])
    .execute()
  const both = Promise.withResolvers<void>()
  let waiting = 0
  let attempts = 0
  const cross = (first: string, second: string) =>
    store.db.transaction().execute(async (trx) => {
      attempts += 1
      await raise(trx, first)
      waiting += 1
      if (waiting === 2) both.resolve()
      await both.promise
      await raise(trx, second)
    })
  await Promise.all([cross('a', 'b'), cross('b', 'a')])
  const rows = await store.db.selectFrom('rateLimits').select(['key', 'hits']).orderBy('key').execute()
  await store.close()
  expect(rows).toEqual([
    { key: 'a', hits: 2 },
    { key: 'b', hits: 2 },
  ])
  expect(attempts).toBeGreaterThan(2)
})

onBothEngines('a transaction that fails for a reason of its own', (engine) => {
  test('is not tried again', async () => {
    const store = await openTestStore(engine)
    let attempts = 0
    const failing = store.db.transaction().execute(async () => {
      attempts += 1
      throw new Error('our own fault')
    })
    await expect(failing).rejects.toThrow('our own fault')
    await store.close()
    expect(attempts).toBe(1)
  })
})
