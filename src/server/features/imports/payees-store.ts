import { sql } from 'kysely'
import { guessCategory } from '#finance/category-guess.ts'
import type { Db, Engine, Trx } from '#server/db/database.ts'
import { prepareChange, prepareList } from '#server/db/prepared.ts'

export interface Payee {
  id: number
  key: string
  guess: string | null
}

const find = prepareList((db, isPostgres: boolean, userId: number, keys: string) => ({
  compile: () =>
    sql<Payee>`select id, key, guess from payees where user_id = ${userId} and key in (${
      isPostgres
        ? sql`select json_array_elements_text(${keys}::json)`
        : sql`select value from json_each(${keys})`
    })`.compile(db),
}))

const add = prepareChange((trx, isPostgres: boolean, userId: number, rows: string) => ({
  compile: () => {
    const [source, key, name, guess] = isPostgres
      ? [sql`json_array_elements(${rows}::json)`, '(value->>0)', '(value->>1)', '(value->>2)']
      : [sql`json_each(${rows})`, ...[0, 1, 2].map((at) => `json_extract(value, '$[${at}]')`)]
    return sql`insert into payees (user_id, key, name, guess)
      select ${userId}, ${sql.raw(`${key}, ${name}, ${guess}`)} from ${source}
      where true on conflict (user_id, key) do nothing`.compile(trx)
  },
}))

/** Every payee of these rows by its key; one that is met for the first time gets its first guess of a category. */
export async function putPayees(
  trx: Trx,
  engine: Engine,
  userId: number,
  rows: readonly { key: string; payee: string; amount: number }[],
): Promise<Map<string, Payee>> {
  const isPostgres = engine === 'postgres'
  const met = new Map(rows.map((row) => [row.key, row]))
  const keys = JSON.stringify([...met.keys()])
  const known = new Map((await find(trx, isPostgres, userId, keys)).map((payee) => [payee.key, payee]))
  const fresh = [...met].filter(([key]) => !known.has(key))
  if (fresh.length === 0) return known
  const values = fresh.map(([key, { payee, amount }]) => [key, payee, guessCategory(payee, amount > 0)])
  await add(trx, isPostgres, userId, JSON.stringify(values))
  return new Map((await find(trx, isPostgres, userId, keys)).map((payee) => [payee.key, payee]))
}

export async function listPayeeKeys(db: Db, userId: number, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('payees').select('key').where('userId', '=', userId).limit(limit).execute()
  return rows.map(({ key }) => key)
}
