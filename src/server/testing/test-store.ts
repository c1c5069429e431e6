import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { type Engine, openStore, type Store } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { STORE_FILE } from '#server/db/sqlite.ts'
import { createTestDatabase } from './postgres.ts'

/** Every store test is a story about both engines. */
export function onBothEngines(name: string, tests: (engine: Engine) => void) {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (engine) => {
    tests(engine)
  })
}

export interface TestStore extends Store {
  /** Where a second process would find the same store. */
  location: Parameters<typeof openStore>[0]
}

/** A store without tables that is gone when it is closed. */
export async function openEmptyStore(engine: Engine): Promise<TestStore> {
  return engine === 'postgres' ? openTestDatabase() : openTestFolder()
}

/** A store of its own with this version's schema: a copy, for the steps to it take longer than most tests. */
export async function openTestStore(engine: Engine): Promise<TestStore> {
  if (engine === 'postgres') return openTestDatabase({ name: 'schema', prepare: prepareSchema })
  return openTestFolder(await (migratedFile ??= makeMigratedFile()))
}

let migratedFile: Promise<Buffer> | undefined

async function makeMigratedFile() {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-schema-'))
  const store = await openStore({ dataDir })
  await migrate(store)
  await store.close()
  const file = readFileSync(join(dataDir, STORE_FILE))
  rmSync(dataDir, { recursive: true })
  return file
}

async function openTestDatabase(template?: Parameters<typeof createTestDatabase>[0]): Promise<TestStore> {
  const database = await createTestDatabase(template)
  const location = { databaseUrl: database.url }
  const store = await openStore(location)
  const close = async () => {
    await store.close()
    await database.drop()
  }
  return { ...store, location, close }
}

async function openTestFolder(file?: Buffer): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-test-'))
  if (file) writeFileSync(join(dataDir, STORE_FILE), file)
  const store = await openStore({ dataDir })
  const close = async () => {
    await store.close()
    rmSync(dataDir, { recursive: true })
  }
  return { ...store, location: { dataDir }, close }
}

async function prepareSchema(databaseUrl: string) {
  const store = await openStore({ databaseUrl })
  await migrate(store)
  await store.close()
}
