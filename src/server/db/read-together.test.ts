import { expect, test } from 'vitest'
import { onBothEngines, openTestStore } from '#server/testing/test-store.ts'
import type { Db } from './database.ts'
import { prepareList } from './prepared.ts'
import { readTogether } from './read-together.ts'

onBothEngines('reading together', (engine) => {
  test('shows one moment, whatever is saved in between', async () => {
    const store = await openTestStore(engine)
    const keys = async (db: Db) =>
      (await db.selectFrom('rateLimits').select('key').execute()).map((row) => row.key)
    const saving: Promise<unknown>[] = []
    const seen = await readTogether(store, async (trx) => {
      const before = await keys(trx)
      const row = { key: 'a', hits: 1, resetsAt: '2026-01-01T00:00:00.000Z' }
      saving.push(store.db.insertInto('rateLimits').values(row).execute())
      // The one SQLite connection is ours until we are done: the save waits, and so must not be waited for.
      if (engine === 'postgres') await saving[0]
      return [before, await keys(trx)]
    })
    await Promise.all(saving)
    expect(seen).toEqual([[], []])
    expect(await keys(store.db)).toEqual(['a'])
    await store.close()
  })

  test('keeps nobody waiting who reads one thing', async () => {
    const store = await openTestStore(engine)
    const row = { key: 'a', hits: 1, resetsAt: '2026-01-01T00:00:00.000Z' }
    await store.db.insertInto('rateLimits').values(row).execute()
    const seen = await readTogether(store, async (trx) => [await findKeys(trx), await findKeys(store.db)])
    expect(seen).toEqual([[{ key: 'a' }], [{ key: 'a' }]])
    await store.close()
  })
})

const findKeys = prepareList((db) => db.selectFrom('rateLimits').select('key'))
