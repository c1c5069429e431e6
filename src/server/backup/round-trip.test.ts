import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Store } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { addUser } from '#server/features/people/users-store.ts'
import { searchMessages } from '#server/features/conversation/messages/search-store.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts'
import { onBothEngines, openEmptyStore } from '#server/testing/test-store.ts'
import { backUpDatabase, backUpFolder } from './back-up.ts'
import { compareStores } from './copy-rows.ts'
import { isUnfinished, moveRows } from './move.ts'
import { restoreDatabase, restoreFolder } from './restore.ts'
import { hasCounter, storedTables } from './tables.ts'

const now = new Date('2026-03-01T12:00:00.000Z')

/** Somebody with messages, of which the last ones are deleted, and a budget. */
async function fill({ db }: Store) {
  for (const name of ['ann', 'bob', 'gone']) {
    const person = { email: `${name}@example.com`, name: 'É', isAdmin: false }
    const user = await addUser(db, { ...person, passwordHash: 'x', passwordIsGenerated: false }, now)
    await addMessages(
      db,
      user!.id,
      Array.from({ length: 700 }, (_, n) => `${name} says “zebra” ${n} 😀`),
    )
  }
  const budget = { userId: 1, list: 'expenseItems' as const, position: 0, version: 1, createdVersion: 1 }
  const item = {
    label: 'Rent',
    targetAmount: null,
    date: '2026-01-01',
    description: null,
    isSample: 0 as const,
  }
  await db
    .insertInto('budgetItems')
    .values(
      Array.from({ length: 20 }, (_, n) => ({ ...budget, ...item, itemId: 2 ** 40 + n, amount: 12_345 })),
    )
    .execute()
  await db.deleteFrom('users').where('email', '=', 'gone@example.com').execute()
}

onBothEngines('the list of tables', (engine) => {
  test('has every table, each after those it refers to', async () => {
    const store = await openEmptyStore(engine)
    await migrate(store)
    const found = await store.db.introspection.getTables()
    await store.close()
    const own = found.filter(({ name }) => !/^(?:messages_search|migrations)/.test(name))
    const namesOf = (tables: readonly { name: string }[]) => tables.map(({ name }) => name).toSorted()
    expect(namesOf(storedTables)).toEqual(namesOf(own))
    const counted = own.filter(({ columns }) => columns.some((column) => column.name === 'id'))
    expect(namesOf(storedTables.filter(hasCounter))).toEqual(namesOf(counted))
  })
})

async function openFolder(dataDir: string) {
  const store = await openStore({ dataDir })
  await migrate(store)
  return store
}

/** Filling a store takes longer than most of these tests: they copy this one. */
const filled = mkdtempSync(join(tmpdir(), 'keel-filled-'))
beforeAll(async () => {
  const store = await openFolder(filled)
  await fill(store)
  await store.close()
})
afterAll(() => rmSync(filled, { recursive: true }))

describe('a backup', () => {
  let folder = ''
  let database: TestDatabase
  const passphrase = 'a long passphrase'
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keel-round-'))
    database = await createTestDatabase()
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })
  const at = (name: string) => join(folder, name)

  function makeFolder(name: string) {
    const dataDir = at(name)
    cpSync(filled, dataDir, { recursive: true })
    return dataDir
  }

  /** What two stores hold, compared; then what comes next in the second. */
  async function expectSame(one: Store, other: Store) {
    const compared = await compareStores(one, other)
    expect(compared.find(({ table }) => table === 'messages')).toMatchObject({ rows: 1400 })
    const person = { email: 'new@example.com', name: null, isAdmin: false }
    const added = await addUser(other.db, { ...person, passwordHash: 'x', passwordIsGenerated: false }, now)
    expect(added?.id).toBe(4)
    const found = await other.db
      .transaction()
      .execute((trx) => searchMessages(trx, other.engine, 1, { search: 'zebra” 69' }))
    expect(found).toHaveLength(11)
  }

  test.each([null, passphrase])(
    'goes into PostgreSQL, from there into a file, and back (passphrase %s)',
    async (secret) => {
      const dataDir = makeFolder('first')
      await backUpFolder(dataDir, { file: at('one'), passphrase: secret })
      await restoreDatabase({ file: at('one'), passphrase: secret }, database.url, folder, () => {})
      await backUpDatabase(database.url, { file: at('two'), passphrase: secret })
      await restoreFolder({ file: at('two'), passphrase: secret }, at('second'))
      const [first, second] = [await openFolder(dataDir), await openFolder(at('second'))]
      const middle = await openStore({ databaseUrl: database.url })
      await compareStores(first, middle)
      await expectSame(first, second)
      for (const store of [first, middle, second]) await store.close()
      expect(readdirSync(folder).filter((name) => !/^(?:first|second|one|two)$/.test(name))).toEqual([])
    },
  )

  test('is not restored over a store', async () => {
    const dataDir = makeFolder('first')
    await backUpFolder(dataDir, { file: at('one'), passphrase: null })
    const before = readFileSync(join(dataDir, 'keel.db'))
    await expect(restoreFolder({ file: at('one'), passphrase: null }, dataDir)).rejects.toThrow(
      'There is a store in',
    )
    expect(readFileSync(join(dataDir, 'keel.db')).equals(before)).toBe(true)
    await restoreDatabase({ file: at('one'), passphrase: null }, database.url, folder, () => {})
    await expect(
      restoreDatabase({ file: at('one'), passphrase: null }, database.url, folder, () => {}),
    ).rejects.toThrow('That database is not empty')
  })

  test('a move that was broken off goes on where it stopped, and until then no Keel starts on it', async () => {
    const from = await openFolder(makeFolder('first'))
    const to = await openStore({ databaseUrl: database.url })
    const stop = (after: string) => (progress: { table: string; rows: number }) => {
      if (progress.table === after && progress.rows > 500) throw new Error('cable pulled')
    }
    await expect(moveRows(from, to, stop('messages'))).rejects.toThrow('cable pulled')
    expect(await isUnfinished(to)).toBe(true)
    const copied: string[] = []
    await moveRows(from, to, ({ table }) => copied.push(table))
    expect(copied).not.toContain('users')
    expect(await isUnfinished(to)).toBe(false)
    await expectSame(from, to)
    await from.close()
    await to.close()
  })

  test('a move that broke off before its first row is run again', async () => {
    const from = await openFolder(makeFolder('first'))
    const to = await openStore({ databaseUrl: database.url })
    // With the steps of another engine its tables cannot be made.
    await expect(moveRows(from, { ...to, engine: 'sqlite' }, () => {})).rejects.toThrow('syntax error')
    expect(await isUnfinished(to)).toBe(true)
    await moveRows(from, to, () => {})
    await expectSame(from, to)
    await from.close()
    await to.close()
  })

  test('a move notices that the store was changed after it began, or is another one', async () => {
    const from = await openFolder(makeFolder('first'))
    const to = await openStore({ databaseUrl: database.url })
    const stop = ({ table }: { table: string }) => {
      if (table === 'messages') throw new Error('cable pulled')
    }
    await expect(moveRows(from, to, stop)).rejects.toThrow('cable pulled')
    const other = await openFolder(mkdtempSync(at('other')))
    await expect(moveRows(other, to, () => {})).rejects.toThrow('unfinished move of another store')
    await from.db.updateTable('users').set({ name: 'Changed' }).where('id', '=', 1).execute()
    await expect(moveRows(from, to, () => {})).rejects.toThrow('The stores differ: users has')
    expect(await isUnfinished(to)).toBe(true)
    for (const store of [from, to, other]) await store.close()
  })
})

describe('a backup that cannot be restored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keel-spoilt-'))
  const at = (name: string) => join(folder, name)
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    const dataDir = at('store')
    cpSync(filled, dataDir, { recursive: true })
    await backUpFolder(dataDir, { file: at('sealed'), passphrase: 'a long passphrase' })
    await backUpFolder(dataDir, { file: at('whole'), passphrase: null })
    writeFileSync(at('foreign'), 'a letter to my aunt')
    writeFileSync(at('lock'), readFileSync(join(dataDir, 'keel.lock')))
    writeFileSync(at('cut'), readFileSync(at('whole')).subarray(0, -20_000))
    const newer = await openFolder(dataDir)
    await newer.db
      .insertInto('migrations' as never)
      .values({ name: '9999-future', timestamp: '2030' })
      .execute()
    await newer.close()
    await backUpFolder(dataDir, { file: at('newer'), passphrase: null })
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })

  test.each([
    ['one that is sealed, without its passphrase', 'sealed', null, 'This backup is sealed'],
    ['one that is sealed, with another passphrase', 'sealed', 'another passphrase', 'The passphrase is not'],
    ['a foreign file', 'foreign', null, 'This file is not a backup of Keel.'],
    ['a foreign SQLite file', 'lock', null, 'This file is not a backup of Keel.'],
    ['one that was cut', 'cut', null, 'cut or damaged'],
    ['one of a newer version', 'newer', null, 'made by a newer Keel'],
    ['nothing', 'nothing', null, 'There is no file'],
    ['a folder', 'store', null, 'is a folder'],
  ])('%s changes nothing', async (_, name, secret, sentence) => {
    const target = at('target')
    await expect(restoreFolder({ file: at(name), passphrase: secret }, target)).rejects.toThrow(sentence)
    expect(existsSync(target) ? readdirSync(target) : []).toEqual([])
    await expect(
      restoreDatabase({ file: at(name), passphrase: secret }, database.url, target, () => {}),
    ).rejects.toThrow(sentence)
    const empty = await openStore({ databaseUrl: database.url })
    expect(await empty.db.introspection.getTables()).toEqual([])
    await empty.close()
  })
})
