import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAllEvents, recordEvent } from '#server/features/security-events/store.ts'
import { openStore, type Store } from './database.ts'
import { migrate } from './migrate.ts'
import { STORE_FILE } from './sqlite.ts'

const now = new Date('2026-03-01T12:00:00.000Z')

describe('transactions that end together', () => {
  let dataDir = ''
  let store: Store
  let witness: DatabaseSync
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  const commits = () => exec.mock.calls.filter(([sql]) => sql === 'commit').length

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'keel-commit-'))
    store = await openStore({ dataDir })
    await migrate(store)
    witness = new DatabaseSync(join(dataDir, STORE_FILE), { readOnly: true })
    exec.mockClear()
  })
  afterEach(async () => {
    witness.close()
    await store.close()
    rmSync(dataDir, { recursive: true })
  })

  const add = (device: string, more = async () => {}) =>
    store.db.transaction().execute(async (trx) => {
      await recordEvent(trx, { kind: 'signed-in', userId: null, device }, now)
      await more()
    })

  /** What another connection sees: what is committed, and nothing else. */
  const stored = () =>
    witness
      .prepare('SELECT device FROM security_events ORDER BY id')
      .all()
      .map(({ device }) => device)

  test('are committed at once, and each is told when it is stored', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `d${at}`)
    const seen = await Promise.all(names.map((name) => add(name).then(() => stored().includes(name))))
    expect(seen).toEqual(names.map(() => true))
    expect(stored()).toEqual(names)
    expect(commits()).toBe(1)
  })

  test('are not seen by anyone before', async () => {
    const adding = add('early', async () => {
      expect(stored()).toEqual([])
      expect(await listAllEvents(store.db, { limit: 5 })).toEqual([])
    })
    await adding
    expect(stored()).toEqual(['early'])
  })

  test('are not kept waiting by ever new ones', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, at) => add(`d${at}`)))
    expect(stored()).toHaveLength(200)
    expect(commits()).toBe(Math.ceil(200 / 64))
  })

  test.each([0, 1, 2])('one that fails, as number %i, takes no other with it', async (bad) => {
    const ends = await Promise.allSettled(
      [0, 1, 2].map((at) =>
        add(`d${at}`, async () => {
          if (at === bad) throw new Error('Changed my mind')
        }),
      ),
    )
    expect(ends.map(({ status }) => status)).toEqual(
      [0, 1, 2].map((at) => (at === bad ? 'rejected' : 'fulfilled')),
    )
    expect(stored()).toEqual(['d0', 'd1', 'd2'].filter((name) => name !== `d${bad}`))
  })

  test('a change outside of a transaction joins them', async () => {
    await Promise.all([
      add('inside'),
      recordEvent(store.db, { kind: 'signed-in', userId: null, device: 'outside' }, now),
      add('after'),
    ])
    expect(stored()).toEqual(['inside', 'outside', 'after'])
    expect(commits()).toBe(1)
  })

  test('a query built as it comes sees them committed', async () => {
    const adding = add('first')
    const rows = await store.db.selectFrom('securityEvents').select('device').execute()
    expect([rows, stored()]).toEqual([[{ device: 'first' }], ['first']])
    await adding
  })

  test('when the disk is full, nobody is told that theirs is stored unless it is', async () => {
    const { page_count: pages } = witness.prepare('PRAGMA page_count').get() as { page_count: number }
    await sql.raw(`PRAGMA max_page_count = ${pages}`).execute(store.db)
    const names = ['small', 'x'.repeat(500_000), 'late']
    const ends = await Promise.allSettled(names.map((name) => add(name)))
    expect(ends[1]).toMatchObject({ status: 'rejected' })
    const told = names.filter((_, at) => ends[at]?.status === 'fulfilled')
    expect(stored()).toEqual(told)
  })

  test('whatever was told is there after kill -9', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keel-killed-'))
    const program = join(import.meta.dirname, '..', 'testing', 'write-process.ts')
    const writer = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const told: string[] = []
    for await (const line of createInterface(writer.stdout)) {
      told.push(line)
      if (told.length === 1000) writer.kill('SIGKILL')
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
    const left = new DatabaseSync(join(folder, STORE_FILE))
    const kept = new Set(
      left
        .prepare('SELECT device FROM security_events')
        .all()
        .map(({ device }) => device),
    )
    left.close()
    rmSync(folder, { recursive: true })
    expect(told.length).toBeGreaterThanOrEqual(1000)
    expect(told.filter((name) => !kept.has(name))).toEqual([])
  })
})
