import { sql } from 'kysely'
import pg from 'pg'
import { newProcessId, type Presence } from './presence.ts'

/** Tells our locks from those of others in the same database: 'Keel' in ASCII. */
const SUBJECT = 0x4b65656c
const RETRY_MS = 1000

/**
 * An advisory lock on a connection of its own. PostgreSQL lets go of it when the connection ends, however the process
 * ended. A lock that is shared never waits for the same process's own broken connection.
 */
export function createPostgresPresence(connectionString: string): Presence {
  const id = newProcessId()
  let connection: Promise<pg.Client> | null = null
  let retry: NodeJS.Timeout | undefined
  let hasLeft = false

  function enter(): Promise<pg.Client> {
    connection ??= takeLock(connectionString, id).then(
      (client) => client.once('end', lose),
      (error: unknown) => {
        connection = null
        throw error
      },
    )
    return connection
  }

  /** Somebody may be waiting for what this process is doing. */
  function lose() {
    connection = null
    if (!hasLeft) retry = setTimeout(() => void enter().catch(lose), RETRY_MS).unref()
  }

  return {
    id,
    enter: async () => void (await enter()),
    async list(db) {
      const { rows } = await sql<{ id: number }>`select objid::bigint as id from pg_locks
        where locktype = 'advisory' and classid = ${SUBJECT} and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
      return [id, ...rows.map((row) => row.id)]
    },
    async leave() {
      hasLeft = true
      clearTimeout(retry)
      const client = await connection?.catch(() => null)
      await client?.end()
    },
  }
}

async function takeLock(connectionString: string, id: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 })
  // The end of the connection follows; without a listener the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock_shared($1, $2)', [SUBJECT, id])
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
