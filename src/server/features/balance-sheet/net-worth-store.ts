import type { HistoryQuery, NetWorthPoint } from '#contract/balance-sheet.ts'
import type { WorthChange } from '#finance/household-change.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'

export async function addSnapshot(
  trx: Trx,
  userId: number,
  { totalAssets, totalLiabilities, listedChange }: WorthChange,
  now: Date,
): Promise<void> {
  const last = await findLast(trx, userId)
  const today = dayIn(await findTimeZone(trx, userId), now)
  await trx
    .insertInto('netWorthSnapshots')
    .values({
      userId,
      at: now.toISOString(),
      // Someone who flies west meets the same day again; the newest snapshot still belongs to the newest day.
      day: last && last.day > today ? last.day : today,
      totalAssets,
      totalLiabilities,
      listedTotal: sumMoney([last?.listedTotal ?? 0, listedChange]),
    })
    .execute()
}

const findLast = (trx: Trx, userId: number) =>
  trx
    .selectFrom('netWorthSnapshots')
    .select(['day', 'listedTotal'])
    .where('userId', '=', userId)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last snapshot of each of the newest days before one, oldest first. */
export async function listNetWorth(
  db: Db,
  userId: number,
  { limit, before }: HistoryQuery,
): Promise<NetWorthPoint[]> {
  // By day and id, the rest of the index: by id alone SQLite would walk through every snapshot of the user.
  const rows = await db
    .selectFrom('netWorthSnapshots')
    .select(['day', 'totalAssets', 'totalLiabilities', 'listedTotal'])
    .where('userId', '=', userId)
    .where((where) =>
      where(
        where.refTuple('day', 'id'),
        'in',
        where
          .selectFrom('netWorthSnapshots as snapshot')
          .select((select) => ['day', select.fn.max('id').as('id')])
          .where('userId', '=', userId)
          .$if(before !== undefined, (query) => query.where('day', '<', before ?? ''))
          .groupBy('day')
          .orderBy('day', 'desc')
          .limit(limit)
          .$asTuple('day', 'id'),
      ),
    )
    .orderBy('day')
    .execute()
  return rows.map(({ day, ...point }) => ({
    ...point,
    date: day,
    netWorth: subtractMoney(point.totalAssets, point.totalLiabilities),
  }))
}
