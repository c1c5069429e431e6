import { isTimeZone } from '#contract/time-zone.ts'
import type { Db } from '#server/db/database.ts'
import { prepareChange, prepareFirst } from '#server/db/prepared.ts'

const find = prepareFirst((db, userId: number) =>
  db.selectFrom('users').select('timeZone').where('id', '=', userId),
)

/** What an earlier Keel took for a time zone may be none to the clock that tells the days. */
export const usableTimeZone = (stored: string | null | undefined) =>
  stored && isTimeZone(stored) ? stored : 'UTC'

/** The time zone that decides the user's days. */
export async function findTimeZone(db: Db, userId: number): Promise<string> {
  return usableTimeZone((await find(db, userId))?.timeZone)
}

/** Browsers tell it at every start: it is written only when it is another one; 0 when it is not. */
export const setTimeZone = prepareChange((db, userId: number, timeZone: string) =>
  db
    .updateTable('users')
    .set({ timeZone })
    .where('id', '=', userId)
    .where((or) => or.or([or('timeZone', 'is', null), or('timeZone', '!=', timeZone)])),
)
