import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { StoredTable } from './tables.ts'

export type Row = Record<string, string | number | null>

/** Rows held in memory at a time. */
const PAGE = 500

/** The rows of a table in the order of its key, from after a row where one is given. */
export async function* readPages(
  db: Db,
  table: StoredTable,
  after: Row | null = null,
): AsyncGenerator<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const plain = db.withoutPlugins()
  for (let last = after; ;) {
    const from: Row | null = last
    const beyond = from
      ? sql`where (${key}) > (${sql.join(table.key.map((column) => from[column] ?? null))})`
      : sql``
    const { rows } = await sql<Row>`select * from ${sql.table(table.name)} ${beyond} order by ${key}
      limit ${sql.lit(PAGE)}`.execute(plain)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    last = rows.at(-1) ?? null
  }
}

export interface Sum {
  rows: number
  checksum: string
}

/** The same for the same rows on both engines, in whatever order they come. */
export async function sumTable(db: Db, table: StoredTable): Promise<Sum> {
  let rows = 0
  let total = 0n
  for await (const page of readPages(db, table)) {
    rows += page.length
    for (const row of page) total += digest(row)
  }
  return { rows, checksum: BigInt.asUintN(64, total).toString(16).padStart(16, '0') }
}

function digest(row: Row): bigint {
  const columns = Object.keys(row).toSorted()
  const text = JSON.stringify(columns.map((column) => [column, row[column]]))
  return createHash('sha256').update(text).digest().readBigUInt64BE()
}
