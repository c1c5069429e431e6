import type { HistoryQuery, NetWorthPoint } from '#contract/balance-sheet.ts'
import type { WorthChange } from '#finance/household-change.ts'
import type { PlainDate } from '#finance/dates.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareList, prepareNote } from '#server/db/prepared.ts'
import { usableTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'
import type { WorthFacts } from './worth-facts-store.ts'

interface Snapshot {
  at: string
  totalAssets: number
  totalLiabilities: number
  listedTotal: number
}

const insertSnapshot = prepareNote((trx, userId: number, day: string, snapshot: Snapshot) =>
  trx.insertInto('netWorthSnapshots').values({ userId, day, ...snapshot }),
)

const updateSnapshot = prepareNote((trx, userId: number, id: number, snapshot: Snapshot) =>
  trx.updateTable('netWorthSnapshots').set(snapshot).where('userId', '=', userId).where('id', '=', id),
)

interface Moment extends Pick<WorthFacts, 'last'> {
  day: PlainDate
  now: Date
}

/**
 * A day keeps only its last snapshot, which replaces an earlier one of the same day. What that one counted as newly
 * listed is carried on in the running total.
 */
export function putSnapshot(
  trx: Trx,
  userId: number,
  { totalAssets, totalLiabilities, listedChange }: WorthChange,
  { last, day, now }: Moment,
): Promise<void> {
  const listedTotal = sumMoney([last?.listedTotal ?? 0, listedChange])
  const snapshot = { at: now.toISOString(), totalAssets, totalLiabilities, listedTotal }
  return last?.day === day
    ? updateSnapshot(trx, userId, last.id, snapshot)
    : insertSnapshot(trx, userId, day, snapshot)
}

/** Someone who flies west meets the same day again; the newest snapshot still belongs to the newest day. */
export function nextDay({ last, timeZone }: Pick<WorthFacts, 'last' | 'timeZone'>, now: Date): PlainDate {
  const today = dayIn(usableTimeZone(timeZone), now)
  return last && last.day > today ? last.day : today
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
