import { sql } from 'kysely'
import type { HistoryQuery, NetWorthPoint } from '#contract/balance-sheet.ts'
import type { NetWorth } from '#finance/balance-sheet.ts'
import { subtractMoney } from '#finance/money.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { isTimeZone } from '#contract/time-zone.ts'
import { prepareChange, prepareFirst, prepareList } from '#server/db/prepared.ts'
import { dayIn } from '#server/lib/day-in.ts'

const listAmounts = prepareList((db, userId: number) =>
  db
    .selectFrom('assets')
    .select(['value as amount', sql.lit(1).as('isOwned')])
    .where('userId', '=', userId)
    .unionAll(
      db
        .selectFrom('liabilities')
        .select(['amount', sql.lit(0).as('isOwned')])
        .where('userId', '=', userId),
    ),
)

/** What the user owns and owes now, item by item: sums in SQL could pass the largest exact integer. */
export async function readAmounts(db: Db, userId: number) {
  const rows = await listAmounts(db, userId)
  const assets = rows.filter((row) => row.isOwned === 1).map(({ amount }) => ({ value: amount }))
  return { assets, liabilities: rows.filter((row) => row.isOwned === 0) }
}

interface SnapshotRow {
  userId: number
  at: string
  day: string
  totalAssets: number
  totalLiabilities: number
}

const removeDay = prepareChange((trx, userId: number, day: string) =>
  trx.deleteFrom('netWorthSnapshots').where('userId', '=', userId).where('day', '=', day),
)

const insertSnapshot = prepareChange((trx, row: SnapshotRow) =>
  trx.insertInto('netWorthSnapshots').values(row),
)

/** The last word of a day is what the day ended with: the ones before it on the same day make room. */
export async function addSnapshot(
  trx: Trx,
  userId: number,
  {
    day,
    totalAssets,
    totalLiabilities,
  }: Pick<NetWorth, 'totalAssets' | 'totalLiabilities'> & { day: string },
  now: Date,
): Promise<void> {
  await removeDay(trx, userId, day)
  await insertSnapshot(trx, { userId, at: now.toISOString(), day, totalAssets, totalLiabilities })
}

const findDays = prepareFirst((trx, userId: number) =>
  trx
    .selectFrom('users')
    .select((select) => [
      'timeZone',
      select
        .selectFrom('netWorthSnapshots')
        .select('day')
        .where('userId', '=', userId)
        .orderBy('day', 'desc')
        .limit(1)
        .as('lastDay'),
    ])
    .where('id', '=', userId),
)

/**
 * The user's day, for the next snapshot. Someone who flies west meets the same day again; the newest snapshot still
 * belongs to the newest day.
 */
export async function nextDay(trx: Trx, userId: number, now: Date): Promise<string> {
  const { timeZone = null, lastDay = null } = (await findDays(trx, userId)) ?? {}
  const today = dayIn(timeZone && isTimeZone(timeZone) ? timeZone : 'UTC', now)
  return lastDay !== null && lastDay > today ? lastDay : today
}

// By day and id, the rest of the index: by id alone SQLite would walk through every snapshot of the user.
const listDays = prepareList((db, userId: number, { limit, before }: HistoryQuery) =>
  db
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
    .orderBy('day'),
)

/** The snapshots of the newest days before one, oldest first. An earlier Keel stored several a day. */
export async function listNetWorth(db: Db, userId: number, query: HistoryQuery): Promise<NetWorthPoint[]> {
  const rows = await listDays(db, userId, query)
  return rows.map(({ day, totalAssets, totalLiabilities }) => ({
    date: day,
    totalAssets,
    totalLiabilities,
    netWorth: subtractMoney(totalAssets, totalLiabilities),
  }))
}
