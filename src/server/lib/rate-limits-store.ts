import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { prepareChange, prepareOne } from '#server/db/prepared.ts'

/** The hits so far, this one among them; one that comes after the count has run out is the first of a new one. */
export const addHit = prepareOne((db, key: string, at: string, resetsAt: string) => {
  const over = sql<boolean>`rate_limits.resets_at <= ${at}`
  return db
    .insertInto('rateLimits')
    .values({ key, hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${over} then 1 else rate_limits.hits + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resetsAt'])
})

export const takeHitBack = prepareChange((db, key: string) =>
  db
    .updateTable('rateLimits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0),
)

export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('resetsAt', '<=', now.toISOString()).execute()
}
