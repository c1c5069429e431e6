import type { Balance } from '#finance/balance-change.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { DayBalance } from '#finance/plan-past.ts'
import type { Trx } from '#server/db/database.ts'
import { prepareList, prepareNote } from '#server/db/prepared.ts'

/** Ten debts and goals that all change every week have room for forty years. */
export const MAX_BALANCES = 20_000

/** Rows per statement. */
const AT_ONCE = 500

/** Only the last balance of a day is kept. */
export async function noteBalances(
  trx: Trx,
  userId: number,
  balances: readonly Balance[],
  day: PlainDate,
): Promise<void> {
  for (let at = 0; at < balances.length; at += AT_ONCE)
    await trx
      .insertInto('balances')
      .values(balances.slice(at, at + AT_ONCE).map((balance) => ({ ...balance, userId, day })))
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'kind', 'itemId', 'day'])
          .doUpdateSet((set) => ({ amount: set.ref('excluded.amount') })),
      )
      .execute()
  if (balances.length > 0) await forgetOldest(trx, userId, MAX_BALANCES)
}

const forgetOldest = prepareNote((trx, userId: number, most: number) =>
  trx
    .deleteFrom('balances')
    .where('userId', '=', userId)
    .where('id', '<=', (select) =>
      select
        .selectFrom('balances')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('id', 'desc')
        .offset(most)
        .limit(1),
    ),
)

const listMonths = prepareList((db, userId: number, kind: Balance['kind']) =>
  db
    .selectFrom('balances')
    .select(['itemId as id', 'day', 'amount'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where((where) =>
      where(
        where.refTuple('itemId', 'day'),
        'in',
        where
          .selectFrom('balances as balance')
          .select((select) => ['itemId', select.fn.max('day').as('day')])
          .where('userId', '=', userId)
          .where('kind', '=', kind)
          .groupBy(['itemId', (group) => group.fn<string>('substr', ['day', group.lit(1), group.lit(7)])])
          .$asTuple('itemId', 'day'),
      ),
    )
    .orderBy('day')
    .orderBy('itemId'),
)

/** Each balance at the end of every month in which it changed, oldest first. */
export const listMonthlyBalances = (trx: Trx, userId: number, kind: Balance['kind']): Promise<DayBalance[]> =>
  listMonths(trx, userId, kind)
