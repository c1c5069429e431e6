import type { HistoryQuery, NetWorthPoint } from '#contract/balance-sheet.ts'
import type { WorthChange } from '#finance/household-change.ts'
import type { PlainDate } from '#finance/dates.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst, prepareList } from '#server/db/prepared.ts'
import { usableTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'

interface SnapshotRow {
  userId: number
  at: string
  day: string
  totalAssets: number
  totalLiabilities: number
  listedTotal: number
}

const removeDay = prepareChange((trx, userId: number, day: string) =>
  trx.deleteFrom('netWorthSnapshots').where('userId', '=', userId).where('day', '=', day),
)

const insertSnapshot = prepareChange((trx, row: SnapshotRow) =>
  trx.insertInto('netWorthSnapshots').values(row),
)

/** The newest snapshot, if there is one, and where the user's days begin. */
export const findLastSnapshot = prepareFirst((trx, userId: number) =>
  trx
    .selectFrom('users')
    .leftJoin('netWorthSnapshots as last', (join) =>
      join.on('last.id', '=', (select) =>
        select
          .selectFrom('netWorthSnapshots as snapshot')
          .select('snapshot.id')
          .where('snapshot.userId', '=', userId)
          .orderBy('snapshot.day', 'desc')
          .orderBy('snapshot.id', 'desc')
          .limit(1),
      ),
    )
    .select(['users.timeZone', 'last.day', 'last.listedTotal'])
    .where('users.id', '=', userId),
)

type LastSnapshot = Awaited<ReturnType<typeof findLastSnapshot>>

/**
 * The last word of a day is what the day ended with: the ones before it on the same day make room. What they counted
 * as listed is in the total that goes on from them.
 */
export async function addSnapshot(
  trx: Trx,
  userId: number,
  { totalAssets, totalLiabilities, listedChange }: WorthChange,
  { last, day, now }: { last: LastSnapshot; day: PlainDate; now: Date },
): Promise<void> {
  const listedTotal = sumMoney([last?.listedTotal ?? 0, listedChange])
  await removeDay(trx, userId, day)
  await insertSnapshot(trx, {
    userId,
    at: now.toISOString(),
    day,
    totalAssets,
    totalLiabilities,
    listedTotal,
  })
}

/** Someone who flies west meets the same day again; the newest snapshot still belongs to the newest day. */
export function nextDay(last: LastSnapshot, now: Date): PlainDate {
  const today = dayIn(usableTimeZone(last?.timeZone), now)
  return last?.day && last.day > today ? last.day : today
}

// By day and id, the rest of the index: by id alone SQLite would walk through every snapshot of the user.
const listDays = prepareList((db, userId: number, { limit, before }: HistoryQuery) =>
  db
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
    .orderBy('day'),
)

/** The snapshots of the newest days before one, oldest first. An earlier Keel stored several a day. */
export async function listNetWorth(db: Db, userId: number, query: HistoryQuery): Promise<NetWorthPoint[]> {
  const rows = await listDays(db, userId, query)
  return rows.map(({ day, ...point }) => ({
    ...point,
    date: day,
    netWorth: subtractMoney(point.totalAssets, point.totalLiabilities),
  }))
}
