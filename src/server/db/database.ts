import { CamelCasePlugin, type Dialect, type Kysely, sql, type Transaction } from 'kysely'
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

/** Engines are imported when chosen: a PostgreSQL installation never loads SQLite, nor the other way round. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if ('databaseUrl' in location) {
    const { openPostgres } = await import('./postgres.ts')
    return createStore('postgres', openPostgres(location.databaseUrl))
  }
  const { openEmbedded } = await import('./sqlite.ts')
  return createStore('sqlite', openEmbedded(location.dataDir))
}

interface Opened {
  dialect: Dialect
  presence: Presence
  release: () => void
}

function createStore(engine: Engine, { dialect, presence, release }: Opened): Store {
  const db = new RetryingKysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] })
  return {
    db,
    engine,
    presence,
    // The embedded store overwrites deleted rows, but they stand in its log until that is taken in and cut.
    forgetDeleted: async () => {
      if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
    async close() {
      await presence.leave()
      await db.destroy()
      release()
    },
  }
}
