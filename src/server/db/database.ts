import { type Dialect, type Kysely, sql, type Transaction } from 'kysely'
import { CamelCaseNames } from './names.ts'
import type { Presence } from './presence.ts'
import { RetryingKysely } from './retry-transactions.ts'
import type { Schema } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

/** What queries run on: the database itself or a transaction on it. */
export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>

export interface Store {
  db: Db
  engine: Engine
  presence: Presence
  /** Leaves nothing of deleted rows in what is written beside the store itself. */
  forgetDeleted(): Promise<void>
  close(): Promise<void>
}

export type StoreLocation = { databaseUrl: string } | { dataDir: string }

const names = new CamelCaseNames()

/** Engines are imported when chosen: a PostgreSQL installation never loads SQLite, nor the other way round. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if ('databaseUrl' in location) {
    const { openPostgres } = await import('./postgres.ts')
    return createStore('postgres', openPostgres(location.databaseUrl, names))
  }
  const { openEmbedded } = await import('./sqlite.ts')
  return createStore('sqlite', openEmbedded(location.dataDir, names))
}

const readers = new WeakMap<Db, Db>()

/** For reading several things as of one moment. */
export const readerOf = (db: Db): Db => readers.get(db) ?? db

interface Opened {
  dialect: Dialect
  /** Reads on a connection of its own, where the engine has only one that writes. */
  reader?: Db
  presence: Presence
  release: () => void
}

function createStore(engine: Engine, { dialect, reader, presence, release }: Opened): Store {
  const db = new RetryingKysely<Schema>({ dialect, plugins: [names] })
  if (reader) readers.set(db, reader)
  return {
    db,
    engine,
    presence,
    forgetDeleted: async () => {
      if (reader) await cutLog(db, reader)
    },
    async close() {
      await presence.leave()
      await reader?.destroy()
      await db.destroy()
      release()
    },
  }
}

/**
 * The embedded store overwrites deleted rows, but they stand in its log until that is taken in and cut. Nobody may be
 * reading of an earlier moment then: SQLite would wait for them, and stop the very process that they read in.
 */
async function cutLog(db: Db, reader: Db): Promise<void> {
  const cut = sql`pragma wal_checkpoint(truncate)`
  await db.connection().execute((writer) => reader.connection().execute(() => cut.execute(writer)))
}
