import type { CompiledQuery, DialectAdapter, QueryExecutor } from 'kysely'

export type Row = Record<string, unknown>

/** A database, or a transaction on it. */
export interface Runner {
  readonly isTransaction: boolean
  getExecutor(): QueryExecutor
}

/** A query that an engine has compiled; it needs nothing but its parameters. */
export interface Statement {
  all(runner: Runner, parameters: unknown[]): Row[] | Promise<Row[]>
  first(runner: Runner, parameters: unknown[]): Row | undefined | Promise<Row | undefined>
  /** Gives the number of rows that it changed. */
  run(runner: Runner, parameters: unknown[]): number | Promise<number>
  /** Leaves it to the commit of the transaction to wait for it, and to fail with it. */
  note(runner: Runner, parameters: unknown[]): unknown
}

/** What both engines' adapters can do beyond Kysely's own. Transactions carry the adapter of their database. */
export interface PreparingAdapter extends DialectAdapter {
  /** A statement that is not kept runs once and leaves nothing behind. */
  prepare(query: CompiledQuery, use: { isKept: boolean }): Statement
}

/** Names in the database and names in the code: `updated_at` is `updatedAt`. */
export interface Names {
  toCode(column: string): string
}

/** Rows come as lists of values; this gives them their names, by code that is written once for each statement. */
export function makeRowBuilder(names: string[]): (values: unknown[]) => Row {
  const fields = names.map((name, at) => `${JSON.stringify(name)}: values[${at}]`)
  // Ten times as fast as a loop over the names, and all rows get one hidden class. The names are columns of ours.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('values', `return { ${fields.join(', ')} }`) as (values: unknown[]) => Row
}
