import { sql } from 'kysely'
import type { Db, Store } from '#server/db/database.ts'
import { readPages, type Row, type Sum, sumTable } from './read-table.ts'
import { hasCounter, type StoredTable, storedTables } from './tables.ts'

export interface Progress {
  table: string
  /** How many of its rows the new store has so far. */
  rows: number
}

/** Two stores that should hold the same do not. */
export class DifferentStoresError extends Error {
  override readonly name = 'DifferentStoresError'
}

/**
 * Copies every row into a store that has this version's tables and nothing in them but what an earlier run has
 * copied: that is kept, and the rest follows. Afterwards both are compared, row by row.
 */
export async function copyRows(from: Store, to: Store, tell: (progress: Progress) => void): Promise<void> {
  for (const table of storedTables) {
    const after = await findLast(to.db, table)
    let rows = after ? (await sumTable(to.db, table)).rows : 0
    for await (const page of readPages(from.db, table, after)) {
      await insertPage(to.db, table, page)
      rows += page.length
      tell({ table: table.name, rows })
    }
    if (hasCounter(table)) await copyCounter(from, to, table.name)
  }
}

export interface Compared extends Sum {
  table: string
}

/** Counts and checksums of both, table by table; the first difference is thrown. */
export async function compareStores(from: Store, to: Store): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const table of storedTables) {
    const [source, copy] = [await sumTable(from.db, table), await sumTable(to.db, table)]
    if (source.rows !== copy.rows || source.checksum !== copy.checksum)
      throw new DifferentStoresError(
        `${table.name} has ${source.rows} rows (${source.checksum}) here and ${copy.rows} (${copy.checksum}) there`,
      )
    compared.push({ table: table.name, ...copy })
  }
  return compared
}

/**
 * Where an earlier run stopped. The engines order text differently, so a table with text in its key starts over; those
 * tables are small.
 */
async function findLast(db: Db, table: StoredTable): Promise<Row | null> {
  const [column = ''] = table.key
  if (table.key.length > 1 || !column.endsWith('id')) {
    await sql`delete from ${sql.table(table.name)}`.execute(db.withoutPlugins())
    return null
  }
  const { rows } = await sql<Row>`select ${sql.ref(column)} from ${sql.table(table.name)}
    order by ${sql.ref(column)} desc limit 1`.execute(db.withoutPlugins())
  return rows[0] ?? null
}

/** One page is one transaction, so an interrupted run leaves only whole pages. */
async function insertPage(db: Db, table: StoredTable, page: Row[]): Promise<void> {
  await db
    .withoutPlugins()
    .insertInto(table.name as never)
    .values(page)
    .execute()
}

/** The id of a row that was deleted is never given to another one, not even after a move. */
async function copyCounter(from: Store, to: Store, table: string): Promise<void> {
  const last = await readCounter(from, table)
  if (last === 0) return
  if (to.engine === 'postgres')
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(to.db)
  else {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(to.db)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(to.db)
  }
}

async function readCounter({ db, engine }: Store, table: string): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`
      : sql<{
          last: number
        }>`select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')), 0)
          as last`
  const { rows } = await query.execute(db)
  return rows[0]?.last ?? 0
}
