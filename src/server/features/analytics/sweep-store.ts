import type { Db } from '#server/db/database.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { dayOf } from './read-analytics.ts'

const KEEP_DAYS = 90
/** Rows per deletion, so that others do not wait for the store for long. */
const PIECE = 500

/** Single views and visits are kept for 90 days, the roll-ups for good: they name nobody. */
export async function sweepTraffic(db: Db, now: Date): Promise<void> {
  const until = dayOf(new Date(now.getTime() - KEEP_DAYS * 24 * 60 * 60_000))
  for (const table of ['pageViews', 'visits'] as const) {
    while (await deleteOldest(db, table, until)) await letOthersRun()
  }
}

/** Rows come in the order of time, so the oldest are found without an index on the day. */
async function deleteOldest(db: Db, table: 'pageViews' | 'visits', until: string): Promise<boolean> {
  const oldest = await db.selectFrom(table).select(['id', 'day']).orderBy('id').limit(PIECE).execute()
  const last = oldest.findLast(({ day }) => day < until)
  if (!last) return false
  await db.deleteFrom(table).where('id', '<=', last.id).where('day', '<', until).execute()
  return oldest.length === PIECE && last === oldest.at(-1)
}
