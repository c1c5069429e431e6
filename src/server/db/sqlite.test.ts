import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from './database.ts'
import { readTogether } from './read-together.ts'

describe('the embedded store', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'keel-lock-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  /** Another process that holds the store until it is killed. */
  async function holdStore() {
    const script = `const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, 'database.ts'))})
      await openStore({ dataDir: ${JSON.stringify(dataDir)} }); console.log('held'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return child
  }

  test('is refused to a second process by name, and free again after kill -9', async () => {
    const child = await holdStore()
    await expect(openStore({ dataDir })).rejects.toThrow(
      `Another Keel (process ${child.pid}) is already running on the store in ${dataDir}`,
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = await openStore({ dataDir })
    await store.close()
  })

  test('is free again after it was closed', async () => {
    await (await openStore({ dataDir })).close()
    const again = await openStore({ dataDir })
    expect(await again.db.introspection.getTables()).toEqual([])
    await again.close()
  })

  test('is readable by its owner only', async () => {
    const store = await openStore({ dataDir })
    expect(statSync(join(dataDir, 'keel.db')).mode & 0o077).toBe(0)
    await store.close()
  })

  test('cuts its log when those who read of an earlier moment are done', async () => {
    const store = await openStore({ dataDir })
    await sql`create table notes (text text)`.execute(store.db)
    const isRead = Promise.withResolvers<void>()
    const reading = readTogether(store, async (trx) => {
      await sql`select text from notes`.execute(trx)
      await isRead.promise
    })
    await sql`insert into notes values ('private')`.execute(store.db)
    const forgetting = store.forgetDeleted()
    setImmediate(isRead.resolve)
    await Promise.all([reading, forgetting])
    expect(statSync(join(dataDir, 'keel.db-wal')).size).toBe(0)
    await store.close()
  })
})
