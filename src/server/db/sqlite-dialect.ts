import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { checkParameter } from './codec.ts'
import {
  makeRowBuilder,
  type Names,
  type PreparingAdapter,
  type Runner,
  type Statement,
} from './statement.ts'

/** Kysely's dialect over node:sqlite, with prepared statements, and migrations inside transactions. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #adapter: EmbeddedAdapter

  constructor(database: DatabaseSync, names: Names) {
    const adapted = adapt(database)
    super({ database: adapted })
    this.#database = adapted
    this.#adapter = new EmbeddedAdapter(database, names)
  }

  override createAdapter() {
    return this.#adapter
  }

  override createDriver() {
    return new EmbeddedDriver(this.#database, this.#adapter)
  }
}

/** Tells the adapter while somebody has the one connection to themselves. */
class EmbeddedDriver extends SqliteDriver {
  readonly #adapter: EmbeddedAdapter

  constructor(database: SqliteDatabase, adapter: EmbeddedAdapter) {
    super({ database })
    this.#adapter = adapter
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#adapter.isTaken = true
    return connection
  }

  override async releaseConnection(): Promise<void> {
    this.#adapter.isTaken = false
  }
}

class EmbeddedAdapter extends SqliteAdapter implements PreparingAdapter {
  isTaken = false
  readonly #database: DatabaseSync
  readonly #names: Names

  constructor(database: DatabaseSync, names: Names) {
    super()
    this.#database = database
    this.#names = names
  }

  override get supportsTransactionalDdl() {
    return true
  }

  prepare({ sql }: CompiledQuery): Statement {
    const statement = this.#database.prepare(sql)
    const build = makeRowBuilder(statement.columns().map(({ name }) => this.#names.toCode(name)))
    statement.setReturnArrays(true)
    const all = (parameters: unknown[]) => lists(statement.all(...check(parameters))).map(build)
    const first = (parameters: unknown[]) => {
      const values = statement.get(...check(parameters))
      return values && build(values as unknown as unknown[])
    }
    const run = (parameters: unknown[]) => Number(statement.run(...check(parameters)).changes)
    return {
      all: (runner, parameters) => this.#atTurn(runner, () => all(parameters)),
      first: (runner, parameters) => this.#atTurn(runner, () => first(parameters)),
      run: (runner, parameters) => this.#atTurn(runner, () => run(parameters)),
    }
  }

  /** At once inside the transaction, or when there is none; otherwise after it. */
  #atTurn<Result>(runner: Runner, work: () => Result): Result | Promise<Result> {
    if (runner.isTransaction || !this.isTaken) return work()
    return runner.getExecutor().provideConnection(async () => work())
  }
}

const check = (parameters: readonly unknown[]) => parameters.map(checkParameter) as SQLInputValue[]

/** The types of node:sqlite do not know what setReturnArrays does. */
const lists = (rows: Record<string, SQLOutputValue>[]) => rows as unknown as unknown[][]

/** Enough for queries that are built as they come; texts that vary (lists of ids) must not grow it without end. */
const CACHED_STATEMENTS = 500

interface Cached {
  statement: StatementSync
  /** Whether it gives rows. */
  reader: boolean
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, Cached>()
  function prepare(sql: string): Cached {
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
      return {
        reader,
        all: (parameters) => statement.all(...check(parameters)),
        run: (parameters) => statement.run(...check(parameters)),
        // A stream may still be open when the same query runs again, so it gets a statement of its own.
        iterate: (parameters) => database.prepare(sql).iterate(...check(parameters)),
      }
    },
  }
}
