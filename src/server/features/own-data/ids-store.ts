import { sql } from 'kysely'
import type { Engine, Trx } from '#server/db/database.ts'

/** Rows that other rows refer to by id. */
export type IdKind =
  | 'asset'
  | 'liability'
  | 'message'
  | 'change'
  | 'moneyAccount'
  | 'payee'
  | 'import'
  | 'transaction'

const tables = {
  asset: 'assets',
  liability: 'liabilities',
  message: 'messages',
  change: 'profile_changes',
  moneyAccount: 'money_accounts',
  payee: 'payees',
  import: 'imports',
  transaction: 'transactions',
} satisfies Record<IdKind, string>

export interface Ids {
  /** New ids for rows of the file, to which later rows may refer. */
  give(kind: IdKind, oldIds: number[]): Promise<Map<number, number>>
  /** Ids that were given before; none for a row that the file refers to but does not have. */
  find(kind: IdKind, oldIds: (number | null)[]): Promise<Map<number, number>>
  /** The same, with numbers for rows that were there once: nobody else gets them, so that one can be put back. */
  findOrGive(kind: 'asset' | 'liability', oldIds: number[]): Promise<Map<number, number>>
}

/** Ids of the file mean nothing here: they may belong to somebody else's rows. */
export function createIds(trx: Trx, engine: Engine, userId: number): Ids {
  async function give(kind: IdKind, oldIds: number[]) {
    const given = new Map<number, number>()
    if (oldIds.length === 0) return given
    const newIds = await reserveIds(trx, engine, tables[kind], oldIds.length)
    oldIds.forEach((oldId, at) => given.set(oldId, newIds[at] ?? 0))
    await trx
      .insertInto('restoredIds')
      .values([...given].map(([oldId, newId]) => ({ userId, kind, oldId, newId })))
      .execute()
    return given
  }

  async function find(kind: IdKind, oldIds: (number | null)[]) {
    const wanted = [...new Set(oldIds)].filter((id) => id !== null)
    if (wanted.length === 0) return new Map<number, number>()
    const rows = await trx
      .selectFrom('restoredIds')
      .select(['oldId', 'newId'])
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .where('oldId', 'in', wanted)
      .execute()
    return new Map(rows.map(({ oldId, newId }) => [oldId, newId]))
  }

  async function findOrGive(kind: 'asset' | 'liability', oldIds: number[]) {
    const found = await find(kind, oldIds)
    const missing = [...new Set(oldIds)].filter((id) => !found.has(id))
    return new Map([...found, ...(await give(kind, missing))])
  }

  return { give, find, findOrGive }
}

/** Reserves ids that no other row of the table gets. */
async function reserveIds(trx: Trx, engine: Engine, table: string, count: number): Promise<number[]> {
  if (engine === 'postgres') {
    const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id
      from generate_series(1, ${sql.lit(count)}::int)`.execute(trx)
    return rows.map(({ id }) => id)
  }
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(
    trx,
  )
  const last = rows[0]?.seq ?? 0
  if (rows.length === 0)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${count})`.execute(trx)
  else await sql`update sqlite_sequence set seq = ${last + count} where name = ${table}`.execute(trx)
  return Array.from({ length: count }, (_, at) => last + 1 + at)
}
