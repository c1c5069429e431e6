import { AbortedTransactionError, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '#server/testing/test-store.ts'
import type { Db } from './database.ts'
import { isUniqueViolation } from './errors.ts'
import { prepareChange, prepareNote } from './prepared.ts'

const row = (key: string) => ({ key, hits: 1, resetsAt: '2026-01-01T00:00:00.000Z' })
const addBuilt = (db: Db, key: string) => db.insertInto('rateLimits').values(row(key)).execute()
const addPrepared = prepareChange((db, key: string) => db.insertInto('rateLimits').values(row(key)))
const addNoted = prepareNote((trx, key: string) => trx.insertInto('rateLimits').values(row(key)))

let store: TestStore
beforeAll(async () => {
  store = await openTestStore('postgres')
})
afterAll(() => store.close())

const keysLike = async (start: string) => {
  const rows = await store.db
    .selectFrom('rateLimits')
    .select('key')
    .where('key', 'like', `${start}%`)
    .execute()
  return rows.map(({ key }) => key).toSorted()
}

test.each([
  ['built', addBuilt],
  ['prepared', addPrepared],
])('the error of a statement that is %s leads back to who asked', async (kind, add) => {
  const key = `asked-${kind}`
  const askTwice = () =>
    store.db.transaction().execute(async (trx) => {
      await add(trx, key)
      await add(trx, key)
    })
  const error = await askTwice().catch((reason: unknown) => reason)
  expect(error).toSatisfy(isUniqueViolation)
  expect((error as Error).stack).toContain(import.meta.filename)
  expect(await keysLike(key)).toEqual([])
})

test('of statements sent together each hears what became of itself', async () => {
  const heard: unknown[] = []
  const together = store.db.transaction().execute(async (trx) => {
    const sent = ['a', 'a', 'b'].map((end) => addPrepared(trx, `together-${end}`))
    heard.push(...(await Promise.allSettled(sent)))
    await addPrepared(trx, 'together-c')
  })
  await expect(together).rejects.toThrow('current transaction is aborted')
  expect(heard).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: { constraint: expect.stringContaining('rate_limits') } },
    { status: 'rejected', reason: { message: expect.stringContaining('current transaction is aborted') } },
  ])
  await store.db.transaction().execute((trx) => addPrepared(trx, 'together-d'))
  expect(await keysLike('together')).toEqual(['together-d'])
})

test('a transaction whose error was passed over does not seem to be stored', async () => {
  const passedOver = store.db.transaction().execute(async (trx) => {
    await addBuilt(trx, 'over-a')
    await addBuilt(trx, 'over-a').catch(() => {})
  })
  await expect(passedOver).rejects.toBeInstanceOf(AbortedTransactionError)
  expect(await keysLike('over')).toEqual([])
})

test('a connection that dies fails all that waits on it, and nobody gets it again', async () => {
  const die = (db: Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  const heard: PromiseSettledResult<unknown>[] = []
  const dying = store.db.transaction().execute(async (trx) => {
    await addNoted(trx, 'dying-a')
    heard.push(...(await Promise.allSettled([die(trx), addBuilt(trx, 'dying-b')])))
    await addBuilt(trx, 'dying-c')
  })
  await expect(dying).rejects.toBeInstanceOf(Error)
  expect(heard.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const reading = store.db.transaction().setAccessMode('read only').execute(die)
  await expect(reading).rejects.toBeInstanceOf(Error)
  const after = Array.from({ length: 20 }, (_, at) =>
    store.db.transaction().execute((trx) => addBuilt(trx, `lively-${at}`)),
  )
  await Promise.all(after)
  expect(await keysLike('dying')).toEqual([])
  expect(await keysLike('lively')).toHaveLength(20)
})
