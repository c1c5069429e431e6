import type { DatabaseSync } from 'node:sqlite'
import { type CompiledQuery, type Driver, type QueryResult, SqliteAdapter, SqliteDialect } from 'kysely'
import { GroupCommit, type Member } from './group-commit.ts'
import {
  createStatementCache,
  prepareStatement,
  SqliteConnection,
  type SyncStatement,
} from './sqlite-statements.ts'
import type { Names, PreparingAdapter, Runner, Statement } from './statement.ts'

abstract class EmbeddedAdapter extends SqliteAdapter implements PreparingAdapter {
  abstract prepare(query: CompiledQuery): Statement

  /** We schedule the transactions, not Kysely. */
  override get supportsMultipleConnections() {
    return true
  }

  override get supportsTransactionalDdl() {
    return true
  }
}

/** The connection that writes, for Kysely. What is only read outside of a transaction is read on the other one. */
export function createWriterDialect(database: DatabaseSync, reader: Runner, names: Names) {
  const commits = new GroupCommit(database)
  const find = createStatementCache(database)

  class WriterConnection extends SqliteConnection implements Member {
    isNested = false
    hasBegun = false
    hasEnded = false

    /** A query of its own is committed by itself, after those who wait. */
    override async executeQuery<Output>(query: CompiledQuery): Promise<QueryResult<Output>> {
      if (!this.hasBegun) commits.commit()
      return super.executeQuery<Output>(query)
    }
  }

  class WriterAdapter extends EmbeddedAdapter {
    prepare(query: CompiledQuery): Statement {
      return query.query.kind === 'SelectQueryNode' ? prepareRead(query) : prepareWrite(query)
    }
  }

  /** Made for the connection that it is first run on: most reads never meet a transaction. */
  function prepareRead(query: CompiledQuery): Statement {
    const adapter = reader.getExecutor().adapter as EmbeddedAdapter
    let [inside, outside]: [SyncStatement?, Statement?] = []
    const here = () => (inside ??= prepareStatement(database, query.sql, names))
    const there = () => (outside ??= adapter.prepare(query))
    return {
      all: ({ isTransaction }, values) => (isTransaction ? here().all(values) : there().all(reader, values)),
      first: ({ isTransaction }, values) =>
        isTransaction ? here().first(values) : there().first(reader, values),
      run: ({ isTransaction }, values) => (isTransaction ? here().run(values) : there().run(reader, values)),
      note: (_runner, values) => here().run(values),
    }
  }

  function prepareWrite({ sql }: CompiledQuery): Statement {
    const statement = prepareStatement(database, sql, names)
    const run = <Result>(runner: Runner, work: () => Result) =>
      runner.isTransaction ? work() : writeAlone(runner, work)
    return {
      all: (runner, parameters) => run(runner, () => statement.all(parameters)),
      first: (runner, parameters) => run(runner, () => statement.first(parameters)),
      run: (runner, parameters) => run(runner, () => statement.run(parameters)),
      note: (_runner, parameters) => statement.run(parameters),
    }
  }

  /** A change outside of a transaction is one of its own. */
  function writeAlone<Result>(runner: Runner, work: () => Result): Promise<Result> {
    return runner.getExecutor().provideConnection(async (connection) => {
      const member = connection as WriterConnection
      commits.begin(member)
      try {
        const result = work()
        await commits.end(member)
        return result
      } catch (error) {
        commits.rollBack(member)
        throw error
      }
    })
  }

  return createDialect(new WriterAdapter(), {
    init: async () => {},
    async acquireConnection() {
      await commits.takeTurn()
      return new WriterConnection(find)
    },
    async beginTransaction(connection: WriterConnection) {
      commits.begin(connection)
    },
    commitTransaction(connection: WriterConnection) {
      return commits.end(connection)
    },
    async rollbackTransaction(connection: WriterConnection) {
      commits.rollBack(connection)
    },
    async releaseConnection(connection: WriterConnection) {
      if (!connection.hasEnded) commits.endTurn()
    },
    async destroy() {
      commits.commit()
      database.close()
    },
  })
}

/** Open connections that only read. They see what is committed. */
interface ReadingConnections {
  /** For single reads, which take no time. */
  single: DatabaseSync
  /** For several reads as of one moment, with pauses in between. */
  moment: DatabaseSync
}

/** Reads for Kysely. Those of one moment have their connection to themselves; a single one never waits for them. */
export function createReaderDialect({ single, moment }: ReadingConnections, names: Names) {
  const connection = new SqliteConnection(createStatementCache(moment))
  const waiting: (() => void)[] = []
  let isTaken = false

  class ReaderAdapter extends EmbeddedAdapter {
    /** Made for the connection that it is first run on. */
    prepare({ sql }: CompiledQuery): Statement {
      let [alone, together]: SyncStatement[] = []
      const on = ({ isTransaction }: Runner) =>
        isTransaction
          ? (together ??= prepareStatement(moment, sql, names))
          : (alone ??= prepareStatement(single, sql, names))
      return {
        all: (runner, parameters) => on(runner).all(parameters),
        first: (runner, parameters) => on(runner).first(parameters),
        run: (runner, parameters) => on(runner).run(parameters),
        note: (runner, parameters) => on(runner).run(parameters),
      }
    }
  }

  return createDialect(new ReaderAdapter(), {
    init: async () => {},
    async acquireConnection() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
      return connection
    },
    beginTransaction: async () => moment.exec('begin'),
    commitTransaction: async () => moment.exec('commit'),
    rollbackTransaction: async () => moment.exec('rollback'),
    async releaseConnection() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
    async destroy() {
      single.close()
      moment.close()
    },
  })
}

function createDialect(adapter: EmbeddedAdapter, driver: Driver) {
  class EmbeddedDialect extends SqliteDialect {
    override createAdapter() {
      return adapter
    }

    override createDriver() {
      return driver
    }
  }
  // Kysely's own driver, which would open a database of its own, is never made.
  return new EmbeddedDialect({ database: () => Promise.reject(new Error('The store is open already')) })
}
