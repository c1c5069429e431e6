import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { recordEvent } from '#server/features/security-events/store.ts'

const program = join(import.meta.dirname, 'backup.ts')
const now = new Date('2026-03-01T12:00:00.000Z')

interface Outcome {
  code: number
  said: string
}

describe('npm run backup', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keel-backup-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const backUp = (args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
    new Promise((resolve) => {
      const options = { env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env } }
      execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, said: stdout + stderr }),
      )
    })

  async function openFolder(dataDir = folder) {
    const store = await openStore({ dataDir })
    await migrate(store)
    return store
  }

  const countEvents = async ({ db }: Awaited<ReturnType<typeof openFolder>>) => {
    const { count } = await db
      .selectFrom('securityEvents')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  /** Writes pairs, each in one transaction, until told to stop. */
  async function writePairs({ db }: Awaited<ReturnType<typeof openFolder>>, until: { over: boolean }) {
    while (!until.over) {
      await db.transaction().execute(async (trx) => {
        await recordEvent(trx, { kind: 'signed-in', userId: null }, now)
        await recordEvent(trx, { kind: 'signed-out', userId: null }, now)
      })
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  test('copies a store that is being written, whole transactions only, and the copy starts', async () => {
    const store = await openFolder()
    const until = { over: false }
    const writing = writePairs(store, until)
    const file = join(folder, 'copy.db')
    const outcome = await backUp([file])
    until.over = true
    await writing
    const written = await countEvents(store)
    await store.close()
    expect(outcome).toEqual({ code: 0, said: expect.stringContaining(`is backed up to ${file}`) })
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db'])

    const restored = mkdtempSync(join(folder, 'restored-'))
    copyFileSync(file, join(restored, 'keel.db'))
    const again = await openFolder(restored)
    const kept = await countEvents(again)
    await again.close()
    expect(kept % 2).toBe(0)
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThanOrEqual(written)
  })

  test('a store that nobody has open can be copied too', async () => {
    const store = await openFolder()
    await store.close()
    expect(await backUp([join(folder, 'copy.db')])).toMatchObject({ code: 0 })
  })

  test('nothing is overwritten', async () => {
    await (await openFolder()).close()
    const file = join(folder, 'precious.db')
    writeFileSync(file, 'precious')
    const { code, said } = await backUp([file])
    expect([code, said.trim()]).toEqual([
      1,
      `No backup was made. ${file} exists already and is not overwritten: name another file.`,
    ])
    expect(statSync(file).size).toBe('precious'.length)
  })

  test('a damaged store gives no backup', async () => {
    await (await openFolder()).close()
    const file = join(folder, 'keel.db')
    writeFileSync(file, 'this is not a database, whatever its name says'.repeat(100))
    const { code, said } = await backUp([join(folder, 'copy.db')])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^No backup was made\. The store could not be copied/),
    ])
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([])
  })

  test.each([
    ['no store', ['copy.db'], {}, 'There is no store in '],
    ['no file', [], {}, 'Say where to: npm run backup -- FILE'],
    [
      'PostgreSQL',
      ['copy.db'],
      { DATABASE_URL: 'postgres://127.0.0.1:1/keel', SESSION_SECRET: 'x'.repeat(32) },
      'PostgreSQL cannot be reached: start it, or correct its address.',
    ],
  ])('%s is said in one sentence', async (_, args, env, sentence) => {
    const { code, said } = await backUp(args, env)
    expect([code, said]).toEqual([1, expect.stringContaining(`No backup was made. ${sentence}`)])
    expect(said.trim()).not.toContain('\n')
  })

  test('a folder that is not there is said in one sentence', async () => {
    await (await openFolder()).close()
    const file = join(folder, 'nowhere', 'copy.db')
    const { said } = await backUp([file])
    expect(said).toContain(`${file} cannot be written: name a file in a folder that exists`)
  })
})
