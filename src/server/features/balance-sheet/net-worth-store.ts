import type { HistoryQuery, NetWorthPoint } from '#contract/balance-sheet.ts'
import type { NetWorth } from '#finance/balance-sheet.ts'
import { subtractMoney } from '#finance/money.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'

/** What the user owns and owes now, item by item: sums in SQL could pass the largest exact integer. */
export async function readAmounts(db: Db, userId: number) {
  const assets = await db.selectFrom('assets').select('value').where('userId', '=', userId).execute()
  const liabilities = await db
    .selectFrom('liabilities')
    .select('amount')
    .where('userId', '=', userId)
    .execute()
  return { assets, liabilities }
}

/** The last word of a day is what the day ended with: the ones before it on the same day make room. */
export async function addSnapshot(
  trx: Trx,
  userId: number,
  { totalAssets, totalLiabilities }: Pick<NetWorth, 'totalAssets' | 'totalLiabilities'>,
  now: Date,
): Promise<void> {
  const day = await nextDay(trx, userId, now)
  await trx.deleteFrom('netWorthSnapshots').where('userId', '=', userId).where('day', '=', day).execute()
  await trx
    .insertInto('netWorthSnapshots')
    .values({ userId, at: now.toISOString(), day, totalAssets, totalLiabilities })
    .execute()
}

/** Someone who flies west meets the same day again; the newest snapshot still belongs to the newest day. */
async function nextDay(trx: Trx, userId: number, now: Date): Promise<string> {
  const today = dayIn(await findTimeZone(trx, userId), now)
  const last = await trx
    .selectFrom('netWorthSnapshots')
    .select('day')
    .where('userId', '=', userId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.day > today ? last.day : today
}

/** The snapshots of the newest days before one, oldest first. An earlier Keel stored several a day. */
export async function listNetWorth(
  db: Db,
  userId: number,
  { limit, before }: HistoryQuery,
): Promise<NetWorthPoint[]> {
  // By day and id, the rest of the index: by id alone SQLite would walk through every snapshot of the user.
  const rows = await db
    .selectFrom('netWorthSnapshots')
    .select(['day', 'totalAssets', 'totalLiabilities'])
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
  return rows.map(({ day, totalAssets, totalLiabilities }) => ({
    date: day,
    totalAssets,
    totalLiabilities,
    netWorth: subtractMoney(totalAssets, totalLiabilities),
  }))
}
