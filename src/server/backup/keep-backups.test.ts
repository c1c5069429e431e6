import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/all.ts'
import { openServices } from '#server/open-services.ts'
import { backUpBeforeStep, backUpWhenDue, lastBackupAt } from './keep-backups.ts'
import { isSealed } from './sealed-file.ts'

const lastStep = Object.keys(migrations).at(-1) ?? ''

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
    expect(lastBackupAt(dataDir, hours(49))).toEqual(hours(49))
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
    expect(lastBackupAt(dataDir, hours(1))).toBeNull()
  })

  test('go on after the clock was once far ahead', async () => {
    const backups = config()
    await backUpWhenDue(backups, hours(1000))
    expect(await backUpWhenDue(backups, hours(0))).toBe('keel-2026-03-01T000000Z.db')
    expect(await backUpWhenDue(backups, hours(1))).toBeNull()
    expect(lastBackupAt(dataDir, hours(1))).toEqual(hours(0))
  })

  test.each([-1000, 1000])(
    'one just made outlives those of a clock ahead, written %i s from now',
    async (s) => {
      const backups = config({ BACKUP_KEEP: '2' })
      const written = new Date(Date.now() + s * 1000)
      for (const hour of [1000, 1030]) {
        const ahead = await backUpWhenDue(backups, hours(hour))
        utimesSync(join(dataDir, 'backups', ahead ?? ''), written, written)
      }
      const made = [await backUpWhenDue(backups, hours(0))]
      expect(list()).toContain(made[0])
      made.push(await backUpWhenDue(backups, hours(30)))
      expect(list()).toEqual(made)
    },
  )

  test('of those before upgrades the oldest goes, whatever its step is called', async () => {
    const steps = ['0900-last', '0100-a', '0200-b', '0050-early']
    for (const [at, step] of steps.entries()) {
      await backUpBeforeStep(config(), step, hours(at))
      const made = list().find((name) => name.startsWith(`before-${step}`)) ?? ''
      const written = new Date(Date.now() - (100 - at) * 1000)
      utimesSync(join(dataDir, 'backups', made), written, written)
    }
    expect(list().map((name) => name.slice(7, 11))).toEqual(['0050', '0100', '0200'])
  })

  test('one comes before an upgrade', async () => {
    await (await openServices(config())).close()
    expect(list()).toEqual([expect.stringMatching(new RegExp(`^before-${lastStep}-\\d{4}-\\S+Z\\.db$`))])
    await (await openServices(config())).close()
    expect(list()).toHaveLength(1)
  })

  test('another one comes before an upgrade that was taken back, once the store has changed', async () => {
    const backUp = (hour: number) => backUpBeforeStep(config(), lastStep, hours(hour))
    await backUp(0)
    await backUp(1)
    expect(list()).toEqual([`before-${lastStep}-2026-03-01T000000Z.db`])
    const later = new Date(Date.now() + 1000)
    utimesSync(join(dataDir, 'keel.db'), later, later)
    await backUp(2)
    expect(list()).toHaveLength(2)
  })
})
