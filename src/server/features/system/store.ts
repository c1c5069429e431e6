import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { Db, Store } from '#server/db/database.ts'

const countOf = async (query: Promise<{ count: number | string | bigint }>) => Number((await query).count)

/** How large it is, and how long it takes to answer the least question. */
export async function measureStore({ db, engine }: Pick<Store, 'db' | 'engine'>) {
  const start = performance.now()
  await sql`select 1`.execute(db)
  const answerMs = Math.round((performance.now() - start) * 100) / 100
  const size =
    engine === 'sqlite'
      ? sql<{
          bytes: number
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await size.execute(db)
  return { bytes: rows[0]?.bytes ?? 0, answerMs }
}

export async function countTurns(db: Db, now: Date) {
  const since = new Date(now.getTime() - 60 * 60 * 1000).toISOString()
  const recent = db.selectFrom('advisorUses').where('at', '>=', since)
  return {
    inFlight: await countOf(
      db
        .selectFrom('conversations')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('turn', 'is not', null)
        .executeTakeFirstOrThrow(),
    ),
    lastHour: await countOf(recent.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()),
    fellBack: await countOf(
      recent
        .select(({ fn }) => fn.countAll().as('count'))
        .where('answeredBy', '=', 'builtin')
        .where('errorClass', 'is not', null)
        .executeTakeFirstOrThrow(),
    ),
  }
}

export async function countMails(db: Db) {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('createdAt').as('oldestAt')])
    .where('nextAttemptAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const dead = await countOf(
    db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('failedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  return { waiting: Number(row.count), dead, oldestAt: row.oldestAt }
}

export const countSessions = (db: Db) =>
  countOf(
    db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  )

/** Writes and undoes nothing of use: whether the store takes a write at all. */
export async function tryWrite(db: Db, now: Date): Promise<void> {
  const resetsAt = now.toISOString()
  await db
    .insertInto('rateLimits')
    .values({ key: 'ready', hits: 1, resetsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resetsAt }))
    .execute()
}
