import { sql } from 'kysely'
import type { PlainDate } from '#finance/dates.ts'
import {
  addToMonth,
  type CategoryMonth,
  flowOf,
  type Month,
  monthOf,
  UNCATEGORISED,
} from '#finance/spending.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { prepareChange, prepareFirst, prepareList } from '#server/db/prepared.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import type { Services } from '#server/services.ts'
import { isSeen } from './seen-store.ts'
import { transactionsOf } from './turn-store.ts'

const edge = (db: Db, userId: number, direction: 'asc' | 'desc') =>
  db
    .selectFrom('transactions')
    .select('transactions.date')
    .where('transactions.userId', '=', userId)
    .where('transactions.isSplit', '=', 0)
    .where(isSeen(userId))
    .orderBy('transactions.date', direction)
    .limit(1)

export const findFirstDay = prepareFirst((db, userId: number) => edge(db, userId, 'asc'))
export const findLastDay = prepareFirst((db, userId: number) => edge(db, userId, 'desc'))

const listTotals = prepareList((db, userId: number) =>
  db.selectFrom('monthTotals').select(['month', 'totals']).where('userId', '=', userId).orderBy('month'),
)

const addUp = prepareList((db, userId: number, from: string, to: string) =>
  db
    .selectFrom('transactions')
    .select([
      'transactions.category',
      sql<number>`cast(sum(case when amount > 0 then amount else 0 end) as bigint)`.as('into'),
      sql<number>`cast(sum(case when amount < 0 then -amount else 0 end) as bigint)`.as('out'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('transactions.userId', '=', userId)
    .where('transactions.date', '>=', from)
    .where('transactions.date', '<=', to)
    .where('transactions.isSplit', '=', 0)
    .where('transactions.transferId', 'is', null)
    .where(isSeen(userId))
    .groupBy('transactions.category'),
)

const keep = prepareChange((trx, userId: number, month: string, totals: string) =>
  trx
    .insertInto('monthTotals')
    .values({ userId, month, totals })
    .onConflict((conflict) => conflict.columns(['userId', 'month']).doUpdateSet({ totals })),
)

/** Whatever changes transactions throws away what their months came to. */
export const forgetMonths = prepareChange((trx, userId: number, from: Month, to: Month) =>
  trx
    .deleteFrom('monthTotals')
    .where('userId', '=', userId)
    .where('month', '>=', from)
    .where('month', '<=', to),
)

/** Every category of every month, oldest first. What is not added up yet is, a month at a time. */
export async function readMonths(
  services: Pick<Services, 'db' | 'engine'>,
  userId: number,
): Promise<CategoryMonth[]> {
  const { db } = services
  const [first, last] = [await findFirstDay(db, userId), await findLastDay(db, userId)]
  if (!first || !last) return []
  const known = new Map((await listTotals(db, userId)).map(({ month, totals }) => [month, totals]))
  const months: CategoryMonth[] = []
  for (let month = monthOf(first.date); month <= monthOf(last.date); month = addToMonth(month, 1)) {
    const totals = known.get(month) ?? (await fillMonth(services, userId, month))
    months.push(...(JSON.parse(totals) as CategoryMonth[]))
  }
  return months
}

async function fillMonth(
  { db, engine }: Pick<Services, 'db' | 'engine'>,
  userId: number,
  month: Month,
): Promise<string> {
  await letOthersRun()
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, transactionsOf(userId))
    const totals = JSON.stringify(await addUpMonth(trx, userId, month))
    await keep(trx, userId, month, totals)
    return totals
  })
}

const addUpMonth = async (trx: Trx, userId: number, month: Month): Promise<CategoryMonth[]> =>
  (await addUpDays(trx, userId, { from: `${month}-01`, to: `${month}-31` })).map((one) => ({ month, ...one }))

/** Every category of some days, by the rules of the months. */
export async function addUpDays(
  db: Db,
  userId: number,
  { from, to }: Record<'from' | 'to', PlainDate>,
): Promise<Omit<CategoryMonth, 'month'>[]> {
  const rows = await addUp(db, userId, from, to)
  return rows.map(({ category, into, out, count }) => ({
    category: category ?? UNCATEGORISED,
    count,
    ...flowOf(category, { into, out }),
  }))
}
