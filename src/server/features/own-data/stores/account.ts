import { isTimeZone } from '#contract/time-zone.ts'
import { z } from '#contract/zod.ts'
import { searchKey } from '#server/features/people/users-store.ts'
import { definePart, onePage } from '#server/features/own-data/part.ts'
import { kept, keptOrNull, moment } from '#server/features/own-data/shapes.ts'

/** Who it is. E-mail, username and password stay those of the account into which a file is restored. */
export const accountPart = definePart(['email', 'username', 'name', 'timeZone', 'createdAt'], {
  name: 'account',
  most: 1,
  schema: z.object({
    email: kept(254),
    username: kept(300),
    name: keptOrNull(200),
    timeZone: z.nullable(kept(100).check(z.refine(isTimeZone, 'This time zone is not known'))),
    createdAt: moment,
  }),
  read: (db, userId) =>
    onePage(
      db
        .selectFrom('users')
        .select(['email', 'username', 'name', 'timeZone', 'createdAt'])
        .where('id', '=', userId)
        .executeTakeFirst()
        // What an earlier Keel took for a time zone may be none.
        .then(
          (row) =>
            row && { ...row, timeZone: row.timeZone && isTimeZone(row.timeZone) ? row.timeZone : null },
        ),
    ),
  restore: async ({ trx, userId }, rows) => {
    for (const { name, timeZone } of rows)
      await trx
        .updateTable('users')
        .set({ name, nameKey: searchKey(name), timeZone })
        .where('id', '=', userId)
        .execute()
  },
})
