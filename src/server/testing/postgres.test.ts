import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type Template } from './postgres.ts'
import { withClient } from './postgres-admin.ts'

async function newDatabase(template?: Template) {
  const database = await createTestDatabase(template)
  onTestFinished(database.drop)
  return database.url
}

function query(url: string, sql: string) {
  return withClient(url, async (client) => (await client.query({ text: sql, rowMode: 'array' })).rows)
}

test('two databases do not meet', async () => {
  const [one, other] = await Promise.all([newDatabase(), newDatabase()])
  await query(one, 'CREATE TABLE only_here (id int)')
  await expect(query(other, 'SELECT * FROM only_here')).rejects.toThrow('relation "only_here" does not exist')
})

test('a dropped database is gone, even while somebody is connected', async () => {
  const { url, drop } = await createTestDatabase()
  const guest = new Client({ connectionString: url })
  const lost = new Promise((resolve) => guest.on('error', resolve))
  await guest.connect()
  await drop()
  await lost
  await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist')
})

test('a template is prepared once for all who copy it', async () => {
  const prepare = vi.fn<Template['prepare']>(async (url) => {
    await query(url, 'CREATE TABLE animals AS SELECT 1 AS id')
  })
  const template = { name: 'once', prepare }
  const urls = await Promise.all([1, 2, 3, 4].map(() => newDatabase(template)))
  expect(prepare).toHaveBeenCalledOnce()
  expect(await Promise.all(urls.map((url) => query(url, 'SELECT id FROM animals')))).toEqual([
    [[1]],
    [[1]],
    [[1]],
    [[1]],
  ])
})

test('a template whose preparation failed is prepared again', async () => {
  const failing = { name: 'again', prepare: () => Promise.reject(new Error('half done')) }
  await expect(createTestDatabase(failing)).rejects.toThrow('half done')
  const url = await newDatabase({ name: 'again', prepare: async () => {} })
  expect(await query(url, 'SELECT 1')).toEqual([[1]])
})

test.skipIf(process.env['TEST_DATABASE_URL'])('our own server sorts words as people do', async () => {
  const words = await query(
    inject('postgres').adminUrl,
    "SELECT w FROM (VALUES ('b'), ('a'), ('B'), ('Ä')) v(w) ORDER BY w",
  )
  expect(words.flat()).toEqual(['a', 'Ä', 'b', 'B'])
  expect(await query(inject('postgres').adminUrl, "SELECT lower('ÄÉ')")).toEqual([['äé']])
})
