import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely'
import { StartError } from '#server/lib/start-error.ts'
import { checkParameter } from './codec.ts'
import { createLonePresence } from './presence.ts'

export const STORE_FILE = 'keel.db'

/** Kysely's dialect over node:sqlite, with migrations inside transactions, which SQLite can do. */
class EmbeddedDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalDdlAdapter()
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

export function openEmbedded(dataDir: string) {
  const unlock = lockStore(dataDir)
  const file = join(dataDir, STORE_FILE)
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  // FULL: an acknowledged write survives a power cut, not only a crash of this process.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON`)
  const dialect = new EmbeddedDialect({ database: adapt(database) })
  return { dialect, presence: createLonePresence(), release: unlock }
}

/** Enough for every query of the product; texts that vary (lists of ids) must not grow it without end. */
const CACHED_STATEMENTS = 500

interface Prepared {
  statement: StatementSync
  /** Whether it gives rows. */
  reader: boolean
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, Prepared>()
  function prepare(sql: string): Prepared {
    const known = cache.get(sql)
    if (known) return known
    if (cache.size >= CACHED_STATEMENTS) cache.clear()
    const statement = database.prepare(sql)
    const prepared = { statement, reader: statement.columns().length > 0 }
    cache.set(sql, prepared)
    return prepared
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const { statement, reader } = prepare(sql)
      const check = (parameters: readonly unknown[]) => parameters.map(checkParameter) as SQLInputValue[]
      return {
        reader,
        all: (parameters) => statement.all(...check(parameters)),
        // A full disk ends a transaction by itself: rolling back what is not there would hide why.
        run: (parameters) =>
          sql === 'rollback' && !database.isTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : statement.run(...check(parameters)),
        // A stream may still be open when the same query runs again, so it gets a statement of its own.
        iterate: (parameters) => database.prepare(sql).iterate(...check(parameters)),
      }
    },
  }
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
