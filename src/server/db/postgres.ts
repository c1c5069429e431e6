import pg from 'pg'
import { PooledDialect } from './postgres-dialect.ts'
import { createPostgresPresence } from './postgres-presence.ts'
import type { Names } from './statement.ts'

const INT8 = 20
const NUMERIC = 1700
/** None of our queries takes this long; one that did would keep a connection and its locks from everybody else. */
const STATEMENT_MS = 30_000

/** PostgreSQL gives bigints and sums as text; ours are cents and counts below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === INT8 || id === NUMERIC
      ? Number
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}

export function openPostgres(connectionString: string, names: Names) {
  // Queries that do not need each other's answers travel together: a transaction is one or two trips, not nine.
  const pipelined = { pipeline: true }
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_MS,
    ...pipelined,
  })
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks between two statements of a transaction; the next statement finds it broken.
  pool.on('connect', (client) => client.on('error', () => {}))
  const presence = createPostgresPresence(connectionString)
  return { dialect: new PooledDialect(pool, names), pool, presence, release: () => {} }
}
