import type { RecurringView } from '#contract/transactions.ts'
import { addMonths, type PlainDate } from '#finance/dates.ts'
import { findRecurring, isActive, monthlyOf, type Recurring } from '#finance/recurring.ts'
import type { Db } from '#server/db/database.ts'
import { prepareList } from '#server/db/prepared.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import type { Services } from '#server/services.ts'
import { findLastDay } from './months-store.ts'
import { isSeen } from './seen-store.ts'
import { inTurn } from './turn-store.ts'

/** A year and a bit, so that what comes once a year is seen twice. */
const LOOK_BACK_MONTHS = 26
const MOST_PAYMENTS = 150
const PIECE = 100

/** Payees that were paid often enough to have a rhythm, and not so often that they cannot. */
const listCandidates = prepareList((db, userId: number, from: string) =>
  db
    .selectFrom('transactions')
    .select('transactions.payeeId')
    .where('transactions.userId', '=', userId)
    .where('transactions.date', '>=', from)
    .where('transactions.transferId', 'is', null)
    .where(isSeen(userId))
    .groupBy('transactions.payeeId')
    .having((build) => build.fn.countAll(), '>=', 2)
    .having((build) => build.fn.countAll(), '<=', MOST_PAYMENTS),
)

/** Wholes, not their parts: a bill is paid once however it is divided. */
const listPayments = prepareList((db, userId: number, from: string, payeeIds: number[]) =>
  db
    .selectFrom('transactions')
    .select(['transactions.payeeId', 'transactions.date', 'transactions.amount', 'transactions.category'])
    .where('transactions.userId', '=', userId)
    .where('transactions.date', '>=', from)
    .where('transactions.partOf', 'is', null)
    .where('transactions.transferId', 'is', null)
    .where('transactions.payeeId', 'in', payeeIds)
    .where(isSeen(userId)),
)

const listStored = prepareList((db, userId: number) =>
  db
    .selectFrom('recurringPayments')
    .innerJoin('payees', 'payees.id', 'recurringPayments.payeeId')
    .select([
      'recurringPayments.id',
      'payees.name as payee',
      'recurringPayments.category',
      'recurringPayments.period',
      'recurringPayments.amount',
      'recurringPayments.count',
      'recurringPayments.lastDate',
      'recurringPayments.nextDate',
    ])
    .where('recurringPayments.userId', '=', userId)
    .orderBy('recurringPayments.amount'),
)

export async function listRecurring(db: Db, userId: number, today: PlainDate): Promise<RecurringView[]> {
  const rows = await listStored(db, userId)
  return rows.map((row) => ({ ...row, monthly: monthlyOf(row), isActive: isActive(row, today) }))
}

type Found = Recurring & { payeeId: number; category: string | null }

/** Recomputes what is recurring for all payees, after an import was added or undone. */
export async function refreshRecurring(
  store: Pick<Services, 'db' | 'engine'>,
  userId: number,
): Promise<void> {
  const last = await findLastDay(store.db, userId)
  const from = addMonths(last?.date ?? '9999-12-31', -LOOK_BACK_MONTHS)
  const candidates = last ? (await listCandidates(store.db, userId, from)).map(({ payeeId }) => payeeId) : []
  const found: Found[] = []
  for (let at = 0; at < candidates.length; at += PIECE) {
    await letOthersRun()
    const payments = await listPayments(store.db, userId, from, candidates.slice(at, at + PIECE))
    for (const [payeeId, own] of Map.groupBy(payments, (payment) => payment.payeeId))
      for (const direction of [
        own.filter(({ amount }) => amount < 0),
        own.filter(({ amount }) => amount > 0),
      ])
        found.push(
          ...findRecurring(direction).map((one) => ({
            ...one,
            payeeId,
            category: direction.at(-1)?.category ?? null,
          })),
        )
  }
  await inTurn(store, userId, async (trx) => {
    await trx.deleteFrom('recurringPayments').where('userId', '=', userId).execute()
    for (let at = 0; at < found.length; at += PIECE)
      await trx
        .insertInto('recurringPayments')
        .values(found.slice(at, at + PIECE).map((one) => ({ userId, ...one })))
        .execute()
  })
}
