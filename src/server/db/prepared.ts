import { type Compilable, type CompiledQuery, NoResultError } from 'kysely'
import type { Db, Trx } from './database.ts'
import { planParameters, putPlaceholders, takeApart } from './placeholders.ts'
import type { PreparingAdapter, Statement } from './statement.ts'

/**
 * Queries that are built and compiled once for each store and from then on only run:
 *
 *     export const listAssets = prepareList((db, userId: number) =>
 *       db.selectFrom('assets').select(columns).where('userId', '=', userId).orderBy('id'),
 *     )
 *
 * gives `listAssets(db, userId)`, on a database or inside a transaction. Numbers and texts are parameters: while the
 * query is built they have no value, so compute with them before. What is absent, null, true or false may decide how
 * the query is built, as may the keys of an object; each combination is a statement of its own. A list is for `in`.
 */
type Build<Input extends unknown[], Output> = (db: Db, ...input: Input) => Compilable<Output>

/** All rows. */
export function prepareList<Input extends unknown[], Output>(build: Build<Input, Output>) {
  const find = createFinder(build)
  return async (db: Db, ...input: Input): Promise<Output[]> => {
    const { statement, parameters } = find(db, input)
    return statement.all(db, parameters) as Output[] | Promise<Output[]>
  }
}

/** The first row, if there is one. */
export function prepareFirst<Input extends unknown[], Output>(build: Build<Input, Output>) {
  const find = createFinder(build)
  return async (db: Db, ...input: Input): Promise<Output | undefined> => {
    const { statement, parameters } = find(db, input)
    return statement.first(db, parameters) as Output | undefined | Promise<Output | undefined>
  }
}

/** The one row that has to be there. */
export function prepareOne<Input extends unknown[], Output>(build: Build<Input, Output>) {
  const find = prepareFirst(build)
  return async (db: Db, ...input: Input): Promise<Output> => {
    const row = await find(db, ...input)
    if (row === undefined) throw new NoResultError({ kind: 'SelectQueryNode' })
    return row
  }
}

/** A change without rows to give back; how many rows it changed. */
export function prepareChange<Input extends unknown[]>(build: Build<Input, unknown>) {
  const find = createFinder(build)
  return async (db: Db, ...input: Input): Promise<number> => {
    const { statement, parameters } = find(db, input)
    return statement.run(db, parameters)
  }
}

/**
 * A change whose result nobody reads: the answer of PostgreSQL is only awaited together with that of the commit, which
 * fails if the change did.
 */
export function prepareNote<Input extends unknown[]>(build: Build<Input, unknown>) {
  const find = createFinder(build)
  return async (trx: Trx, ...input: Input): Promise<void> => {
    const { statement, parameters } = find(trx, input)
    await statement.note(trx, parameters)
  }
}

interface Planned {
  statement: Statement
  plan: (values: unknown[]) => unknown[]
}

/** Statements kept per query, such as an update of any combination of fields; rarer ones are compiled again. */
const MOST_KEPT = 64

function createFinder<Input extends unknown[], Output>(build: Build<Input, Output>) {
  const stores = new WeakMap<PreparingAdapter, Map<string, Planned>>()
  return (db: Db, input: Input) => {
    const adapter = db.getExecutor().adapter as PreparingAdapter
    let known = stores.get(adapter)
    if (!known) stores.set(adapter, (known = new Map()))
    const values: unknown[] = []
    let shape = ''
    for (const item of input) shape += takeApart(item, values)
    let planned = known.get(shape)
    if (!planned) {
      const isKept = known.size < MOST_KEPT
      planned = prepare(adapter, compile(db, build, input), { isKept })
      if (isKept) known.set(shape, planned)
    }
    return { statement: planned.statement, parameters: planned.plan(values) }
  }
}

function compile<Input extends unknown[], Output>(db: Db, build: Build<Input, Output>, input: Input) {
  const counter = { next: 0 }
  return build(db, ...(input.map((item) => putPlaceholders(item, counter)) as Input)).compile()
}

function prepare(adapter: PreparingAdapter, query: CompiledQuery, use: { isKept: boolean }): Planned {
  // Its columns would change with the next version's schema, under the feet of a prepared statement.
  if (/(?:select|returning|,) (?:\S+\.)?\*/.test(query.sql))
    throw new TypeError(`${query.sql}: name the columns`)
  return { statement: adapter.prepare(query, use), plan: planParameters(query.parameters) }
}
