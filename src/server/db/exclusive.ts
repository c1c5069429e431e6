import { sql } from 'kysely'
import type { Engine, Trx } from './database.ts'
import { prepareChange } from './prepared.ts'

const lock = prepareChange((trx, subject: string) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.compile(trx),
}))

/**
 * Makes transactions that name the same subject run one after the other, for rules over several rows ('never the
 * last administrator'). SQLite has one writer at a time anyway.
 */
export async function takeTurns(trx: Trx, engine: Engine, subject: string): Promise<void> {
  if (engine === 'sqlite') return
  await lock(trx, subject)
}
