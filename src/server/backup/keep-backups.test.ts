import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/all.ts'
import { openServices } from '#server/open-services.ts'
import { backUpWhenDue, lastBackupAt } from './keep-backups.ts'
import { isSealed } from './sealed-file.ts'

describe('backups made by themselves', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'keel-keep-'))
    const store = await openStore({ dataDir })
    await migrate(store, Object.fromEntries(Object.entries(migrations).slice(0, -1)))
    await store.close()
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const config = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env })
  const list = () => readdirSync(join(dataDir, 'backups')).toSorted()
  const hours = (count: number) => new Date(Date.UTC(2026, 2, 1, count))

  test('come once a period, and the oldest make room', async () => {
    const backups = config({ BACKUP_KEEP: '2' })
    const made = []
    for (const hour of [0, 1, 23, 24, 30, 49]) made.push(await backUpWhenDue(backups, hours(hour)))
    const names = ['keel-2026-03-01T000000Z.db', 'keel-2026-03-02T000000Z.db', 'keel-2026-03-03T010000Z.db']
    expect(made).toEqual([names[0], null, null, names[1], null, names[2]])
    expect(list()).toEqual(names.slice(1))
    expect(lastBackupAt(dataDir)).toEqual(hours(49))
  })

  test('are sealed when there is a passphrase, and what a crash left of one goes', async () => {
    const backups = config({ BACKUP_PASSPHRASE: 'a long passphrase' })
    await backUpWhenDue(backups, hours(0))
    writeFileSync(join(dataDir, 'backups', 'keel-2026-03-01T000000Z.sealed.unfinished-wal'), 'half')
    await backUpWhenDue(backups, hours(30))
    expect(list()).toEqual(['keel-2026-03-01T000000Z.sealed', 'keel-2026-03-02T060000Z.sealed'])
    expect(list().every((name) => isSealed(join(dataDir, 'backups', name)))).toBe(true)
  })

  test('can be turned off', async () => {
    expect(await backUpWhenDue(config({ BACKUP_EVERY_HOURS: '0' }), hours(0))).toBeNull()
    expect(lastBackupAt(dataDir)).toBeNull()
  })

  test('one comes before an upgrade, and opens as the store was', async () => {
    const last = Object.keys(migrations).at(-1)
    await (await openServices(config())).close()
    expect(list()).toEqual([`before-${last}.db`])
    await (await openServices(config())).close()
    expect(list()).toHaveLength(1)
  })
})
