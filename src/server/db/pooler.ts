import pg from 'pg'
import { StartError } from '#server/start-error.ts'

/** A lock of our own, held only while the question is asked. */
const QUESTION = 0x4b65656d

type Connection = Pick<pg.Client, 'query'>

/**
 * True when two connections share one PostgreSQL session, as behind a pooler that lends sessions per transaction: a
 * lock held by one does not keep the other out.
 */
export async function shareSession(one: Connection, other: Connection): Promise<boolean> {
  await one.query('select pg_advisory_lock($1)', [QUESTION])
  try {
    const { rows } = await other.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [QUESTION])
    const got = rows[0]?.got ?? false
    if (got) await other.query('select pg_advisory_unlock($1)', [QUESTION])
    return got
  } finally {
    await one.query('select pg_advisory_unlock($1)', [QUESTION])
  }
}

/**
 * Processes recognise each other by locks that live as long as a session; without those, replies of live processes
 * would be given up.
 */
export async function refuseTransactionPooler(connectionString: string): Promise<void> {
  const [one, other] = [open(connectionString), open(connectionString)]
  try {
    await one.connect()
    await other.connect()
    if (await shareSession(one, other)) throw isPooler()
  } catch (error) {
    // Poolers refuse what they do not pass on before they say anything else.
    if (error instanceof Error && /unsupported startup parameter/.test(error.message)) throw isPooler()
    throw error
  } finally {
    await Promise.allSettled([one.end(), other.end()])
  }
}

const open = (connectionString: string) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, statement_timeout: 5000 })
  client.on('error', () => {})
  return client
}

const isPooler = () =>
  new StartError(
    'DATABASE_URL leads to a pooler behind which Keel does not work: name PostgreSQL itself, or a pool in session ' +
      'mode that ignores the start-up parameter statement_timeout.',
  )
