import { netWorth } from '#finance/balance-sheet.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { conflict } from '#server/lib/http-error.ts'
import { addSnapshot, nextDay, readAmounts } from './net-worth-store.ts'

/** Far more than anyone keeps by hand; every change reads them all to take its snapshot. */
const MAX_ITEMS = 2000

/** What changes of a user's balance sheet wait for each other under. */
export const balanceSheetOf = (userId: number) => `balance-sheet:${userId}`

interface Change<Result> {
  userId: number
  now: Date
  /** Makes the change itself, in the same transaction. */
  make: () => Promise<Result>
}

/** Changes what a user owns or owes, one change at a time, and appends the net worth that results. */
export async function changeBalanceSheet<Result>(
  trx: Trx,
  engine: Engine,
  { userId, now, make }: Change<Result>,
): Promise<Result> {
  // The store does them in this order, though nobody waits in between.
  const [, result] = await Promise.all([takeTurns(trx, engine, balanceSheetOf(userId)), make()])
  const [{ assets, liabilities }, day] = await Promise.all([
    readAmounts(trx, userId),
    nextDay(trx, userId, now),
  ])
  if (assets.length > MAX_ITEMS) throw conflict('You can keep at most 2,000 assets')
  if (liabilities.length > MAX_ITEMS) throw conflict('You can keep at most 2,000 liabilities')
  await addSnapshot(trx, userId, { day, ...netWorth(assets, liabilities) }, now)
  return result
}
