import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { checkParameter } from './codec.ts'
import { makeRowBuilder, type Names, type Row } from './statement.ts'

/** A statement of one connection, which runs at once. */
export interface SyncStatement {
  all(parameters: unknown[]): Row[]
  first(parameters: unknown[]): Row | undefined
  run(parameters: unknown[]): number
}

export function prepareStatement(database: DatabaseSync, sql: string, names: Names): SyncStatement {
  const statement = database.prepare(sql)
  const build = makeRowBuilder(statement.columns().map(({ name }) => names.toCode(name)))
  statement.setReturnArrays(true)
  return {
    all: (parameters) => lists(statement.all(...check(parameters))).map(build),
    first(parameters) {
      const values = statement.get(...check(parameters))
      return values && build(values as unknown as unknown[])
    },
    run: (parameters) => Number(statement.run(...check(parameters)).changes),
  }
}

const check = (parameters: readonly unknown[]) => parameters.map(checkParameter) as SQLInputValue[]

/** The types of node:sqlite do not know what setReturnArrays does. */
const lists = (rows: Record<string, SQLOutputValue>[]) => rows as unknown as unknown[][]

/** Enough for queries that are built as they come; texts that vary (lists of ids) must not grow it without end. */
const CACHED_STATEMENTS = 200

interface Cached {
  statement: StatementSync
  /** Whether it gives rows. */
  isReader: boolean
}

/** How Kysely runs the queries that it builds as they come. */
export class SqliteConnection implements DatabaseConnection {
  readonly #find: (sql: string) => Cached

  constructor(find: (sql: string) => Cached) {
    this.#find = find
  }

  async executeQuery<Output>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Output>> {
    const { statement, isReader } = this.#find(sql)
    if (isReader) return { rows: statement.all(...check(parameters)) as Output[] }
    const { changes, lastInsertRowid } = statement.run(...check(parameters))
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed from the store: read it page by page')
  }
}

export function createStatementCache(database: DatabaseSync): (sql: string) => Cached {
  const cache = new Map<string, Cached>()
  return (sql) => {
    const known = cache.get(sql)
    if (known) return known
    if (cache.size >= CACHED_STATEMENTS) cache.clear()
    const statement = database.prepare(sql)
    const prepared = { statement, isReader: statement.columns().length > 0 }
    cache.set(sql, prepared)
    return prepared
  }
}
