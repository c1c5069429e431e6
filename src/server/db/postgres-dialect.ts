import type { Duplex } from 'node:stream'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Pool, PoolClient, QueryArrayResult, QueryConfig, QueryResult as Answer } from 'pg'
import {
  makeRowBuilder,
  type Names,
  type PreparingAdapter,
  type Row,
  type Runner,
  type Statement,
} from './statement.ts'

/** Kysely's dialect over pg, with statements that each connection prepares once, under a name. */
export class PooledDialect extends PostgresDialect {
  readonly #pool: Pool
  readonly #names: Names

  constructor(pool: Pool, names: Names) {
    super({ pool })
    this.#pool = pool
    this.#names = names
  }

  override createAdapter() {
    return new PooledAdapter(this.#pool, this.#names)
  }

  override createDriver() {
    return new PooledDriver(this.#pool)
  }
}

class PooledAdapter extends PostgresAdapter implements PreparingAdapter {
  readonly #pool: Pool
  readonly #names: Names
  #prepared = 0

  constructor(pool: Pool, names: Names) {
    super()
    this.#pool = pool
    this.#names = names
  }

  prepare({ sql: text }: CompiledQuery, { isKept }: { isKept: boolean }): Statement {
    if (isKept) this.#prepared += 1
    const named = isKept ? { name: `keel_${this.#prepared}` } : {}
    let build: ((values: unknown[]) => Row) | undefined
    const toConfig = (values: unknown[]) => ({ ...named, text, values, rowMode: 'array' }) as const
    const ask = async (runner: Runner, values: unknown[]): Promise<QueryArrayResult<unknown[]>> => {
      if (!runner.isTransaction) return this.#pool.query(toConfig(values))
      const { client } = await connectionOf(runner)
      return send(client, toConfig(values))
    }
    const all = async (runner: Runner, values: unknown[]): Promise<Row[]> => {
      const { rows, fields } = await ask(runner, values)
      build ??= makeRowBuilder(fields.map((field) => this.#names.toCode(field.name)))
      return rows.map(build)
    }
    return {
      all,
      first: async (runner, values) => (await all(runner, values))[0],
      run: async (runner, values) => (await ask(runner, values)).rowCount ?? 0,
      async note(runner, values) {
        const connection = await connectionOf(runner)
        connection.gather()
        const change = send(connection.client, toConfig(values))
        // A transaction that is given up before its commit has an error of its own.
        change.catch(() => {})
        connection.noted.push(change)
      },
    }
  }
}

/**
 * Asks with a callback: where a connection of pg made its own promises, a tenth of what requests leave behind outlived
 * them and grew old, rows included, until the whole memory was looked through.
 */
function send(client: PoolClient, query: QueryConfig): Promise<Answer> {
  const answered = new Promise<Answer>((resolve, reject) => {
    client.query(query, (error: Error | null, answer) => {
      if (error) reject(error)
      else resolve(answer)
    })
  })
  return answered.catch(rethrowWithCaller)
}

/** The stack of pg's own error begins at the socket and says nothing about the caller. */
function rethrowWithCaller(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}

/** The connection of a transaction, which is its own until it ends. */
const connections = new WeakMap<object, PooledConnection>()

async function connectionOf(runner: Runner): Promise<PooledConnection> {
  const executor = runner.getExecutor()
  const known = connections.get(executor)
  if (known) return known
  const found = await executor.provideConnection(async (connection) => connection as PooledConnection)
  connections.set(executor, found)
  return found
}

class PooledDriver implements Driver {
  readonly #pool: Pool
  readonly #connections = new WeakMap<PoolClient, PooledConnection>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init() {}

  async acquireConnection(): Promise<PooledConnection> {
    const client = await this.#pool.connect()
    const known = this.#connections.get(client)
    if (known) return known
    const connection = new PooledConnection(client)
    this.#connections.set(client, connection)
    return connection
  }

  /** Nobody waits for the answer: what follows is sent behind it, and fails with it when the connection is gone. */
  async beginTransaction(connection: PooledConnection, { isolationLevel, accessMode }: TransactionSettings) {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    connection.isReadOnly = accessMode === 'read only'
    connection.noted.length = 0
    if (!connection.isReadOnly) connection.gather()
    connection.begun = send(connection.client, {
      text: `begin${isolation}${accessMode ? ` ${accessMode}` : ''}`,
    })
    connection.begun.catch(() => {})
  }

  /** PostgreSQL answers a commit with ROLLBACK when an earlier statement has failed. */
  async commitTransaction(connection: PooledConnection) {
    const committed = send(connection.client, { text: 'commit' })
    if (connection.isReadOnly) {
      // Nothing can be lost by not waiting, and the next user of the connection is served after it.
      committed.catch(() => {})
      return
    }
    const [{ command }] = await Promise.all([committed, connection.begun, ...connection.noted])
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: PooledConnection) {
    try {
      await send(connection.client, { text: 'rollback' })
    } catch (error) {
      connection.isBroken = true
      throw error
    }
  }

  async releaseConnection({ client, isBroken }: PooledConnection) {
    client.release(isBroken)
  }

  destroy() {
    return this.#pool.end()
  }
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** The types of pg do not tell of it. */
type WithStream = PoolClient & { connection: { stream: Duplex } }

class PooledConnection implements DatabaseConnection {
  readonly client: PoolClient
  /** What is still open on it is unknown. */
  isBroken = false
  isReadOnly = false
  begun: Promise<unknown> = Promise.resolve()
  /** Changes that only the commit waits for. */
  readonly noted: Promise<unknown>[] = []

  constructor(client: PoolClient) {
    this.client = client
  }

  /**
   * Has what is written in one go, promises included, sent in one piece instead of a system call for each statement.
   */
  gather(): void {
    const { stream } = (this.client as WithStream).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  async executeQuery<Output>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Output>> {
    const { command, rowCount, rows } = await send(this.client, {
      text: sql,
      values: [...parameters],
    })
    if (!changing.has(command)) return { rows: rows as Output[] }
    return { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as Output[] }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed from PostgreSQL: read it page by page')
  }
}
