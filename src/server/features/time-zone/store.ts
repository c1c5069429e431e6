import { isTimeZone } from '#contract/time-zone.ts'
import type { Db } from '#server/db/database.ts'
import { prepareChange, prepareFirst } from '#server/db/prepared.ts'

const find = prepareFirst((db, userId: number) =>
  db.selectFrom('users').select('timeZone').where('id', '=', userId),
)

/** The time zone that decides the user's days. */
export async function findTimeZone(db: Db, userId: number): Promise<string> {
  const name = (await find(db, userId))?.timeZone
  // What an earlier Keel took for one may be none to the clock that tells the days.
  return name && isTimeZone(name) ? name : 'UTC'
}

/** Browsers tell it at every start: it is written only when it is another one; 0 when it is not. */
export const setTimeZone = prepareChange((db, userId: number, timeZone: string) =>
  db
    .updateTable('users')
    .set({ timeZone })
    .where('id', '=', userId)
    .where((or) => or.or([or('timeZone', 'is', null), or('timeZone', '!=', timeZone)])),
)
