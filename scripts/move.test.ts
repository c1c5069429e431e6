import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '#server/db/database.ts'
import { listApplied, migrate } from '#server/db/migrate.ts'
import { createTestDatabase } from '#server/testing/postgres.ts'
import { migrations } from '#server/db/migrations/all.ts'

describe('npm run move', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'keel-move-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const move = (args = ['--to', 'postgres://127.0.0.1:1/keel']) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'move.ts'), ...args],
      {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      },
    )
    return [status, stderr || stdout]
  }

  async function makeStore(steps: typeof migrations) {
    const store = await openStore({ dataDir })
    await migrate(store, steps)
    await store.close()
  }

  test('makes no store where there is none', () => {
    const sentence = `Nothing was moved. There is no store in ${dataDir}: set DATA_DIR to its folder.\n`
    expect(move()).toEqual([1, sentence])
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('leaves a store of an earlier version as it is', async () => {
    const earlier = Object.fromEntries(Object.entries(migrations).slice(0, -1))
    await makeStore(earlier)
    expect(move()).toEqual([
      1,
      'Nothing was moved. The store is one of an earlier version: start this Keel on it once, then move it.\n',
    ])
    const store = await openStore({ dataDir })
    expect(await listApplied(store.db)).toEqual(Object.keys(earlier))
    await store.close()
  })

  test('is done once: the database that it has filled is left alone', async () => {
    await makeStore(migrations)
    const database = await createTestDatabase()
    const moveThere = () => move(['--to', database.url])
    expect(moveThere()).toEqual([
      0,
      expect.stringContaining('Everything is in PostgreSQL, counted and compared.'),
    ])
    const refused =
      'Nothing was moved. That database is not empty, and nothing in it is overwritten: name an empty one.\n'
    expect(moveThere()).toEqual([1, refused])
    await database.drop()
  })

  test('says where to, and that nobody is there', async () => {
    await makeStore(migrations)
    expect(move([])).toEqual([1, expect.stringContaining('Say where to: npm run move -- --to postgres://')])
    expect(move()).toEqual([1, expect.stringContaining('PostgreSQL cannot be reached')])
  })
})
