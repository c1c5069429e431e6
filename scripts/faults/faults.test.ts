import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts'
import { runFaults } from './run-faults.ts'

const file = join(import.meta.dirname, '..', '..', 'src', 'server', 'main.ts')

test('a short run of all faults ends with zeros', { timeout: 240_000 }, async () => {
  const databases: TestDatabase[] = []
  const newDatabase = async () => {
    const database = await createTestDatabase()
    databases.push(database)
    return database.url
  }
  const lines: string[] = []
  const options = { file, kills: 3, newDatabase, adminUrl: inject('postgres').adminUrl }
  const isGood = await runFaults(options, (line) => lines.push(line))
  for (const database of databases) await database.drop()
  expect([isGood, lines.join('\n')]).toEqual([true, expect.stringContaining('Nothing lost')])
})
