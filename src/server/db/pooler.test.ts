import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/postgres.ts'
import { CamelCaseNames } from './names.ts'
import { openPostgres } from './postgres.ts'
import { refuseTransactionPooler, shareSession } from './pooler.ts'

test('two connections are two sessions; one behind a pooler is not', async () => {
  const database = await createTestDatabase()
  const [one, other] = [database.url, database.url].map((url) => new pg.Client(url)) as [pg.Client, pg.Client]
  await one.connect()
  await other.connect()
  expect(await shareSession(one, other)).toBe(false)
  expect(await shareSession(one, one)).toBe(true)
  const { rows } = await one.query("select * from pg_locks where locktype = 'advisory'")
  await Promise.all([one.end(), other.end()])
  await refuseTransactionPooler(database.url)
  await database.drop()
  expect(rows).toEqual([])
})

test('a statement that takes too long is ended by PostgreSQL', async () => {
  const database = await createTestDatabase()
  const { pool, dispose } = openPool(database.url)
  const { rows } = await pool.query("select current_setting('statement_timeout') as limit")
  await dispose()
  await database.drop()
  expect(rows).toEqual([{ limit: '30s' }])
})

function openPool(url: string) {
  const { pool, presence } = openPostgres(url, new CamelCaseNames())
  return { pool, dispose: () => Promise.all([pool.end(), presence.leave()]) }
}
