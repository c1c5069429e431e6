import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { StartError } from '#server/start-error.ts'
import type { CamelCaseNames } from './names.ts'
import { createLonePresence } from './presence.ts'
import type { Schema } from './schema.ts'
import { createReaderDialect, createWriterDialect } from './sqlite-dialect.ts'

export const STORE_FILE = 'keel.db'

/** The store's file in a folder that has one. Opening it elsewhere would create one. */
export function findStore(dataDir: string): string {
  const file = join(dataDir, STORE_FILE)
  if (existsSync(file)) return file
  throw new StartError(`There is no store in ${dataDir}: set DATA_DIR to its folder.`)
}

/** How long we wait for a backup. */
const BUSY_MS = 5000

export function openEmbedded(dataDir: string, names: CamelCaseNames) {
  const unlock = lockStore(dataDir)
  const file = join(dataDir, STORE_FILE)
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  // FULL: an acknowledged write survives a power cut, not only a crash of this process.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON`)
  const connections = { single: openReading(file), moment: openReading(file) }
  const reader = new Kysely<Schema>({ dialect: createReaderDialect(connections, names), plugins: [names] })
  const dialect = createWriterDialect(database, reader, names)
  return { dialect, reader, presence: createLonePresence(), release: unlock }
}

function openReading(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
  database.exec('PRAGMA temp_store = MEMORY')
  return database
}

/**
 * One process per embedded store. The lock is a transaction held open on a database of its own: the operating
 * system drops it when the process ends, however it ends, and backups of the store itself are not in its way.
 */
function lockStore(dataDir: string): () => void {
  const owner = join(dataDir, 'keel.pid')
  const lock = new DatabaseSync(join(dataDir, 'keel.lock'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    const pid = existsSync(owner) ? ` (process ${readFileSync(owner, 'utf8').trim()})` : ''
    throw new StartError(
      `Another Keel${pid} is already running on the store in ${dataDir}: stop it first, or give this one its own DATA_DIR.`,
    )
  }
  writeFileSync(owner, `${process.pid}\n`)
  return () => lock.close()
}
