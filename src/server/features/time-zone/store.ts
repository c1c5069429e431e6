import { isTimeZone } from '#contract/time-zone.ts'
import type { Db } from '#server/db/database.ts'

/** The time zone that decides the user's days. */
export async function findTimeZone(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('users').select('timeZone').where('id', '=', userId).executeTakeFirst()
  const name = row?.timeZone
  // What an earlier Keel took for one may be none to the clock that tells the days.
  return name && isTimeZone(name) ? name : 'UTC'
}

/** Browsers tell it at every start: it is written only when it is another one, which the answer says. */
export async function setTimeZone(db: Db, userId: number, timeZone: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ timeZone })
    .where('id', '=', userId)
    .where((or) => or.or([or('timeZone', 'is', null), or('timeZone', '!=', timeZone)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}
