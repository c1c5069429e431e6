import { changedBalances } from '#finance/balance-change.ts'
import { compareWorth } from '#finance/household-change.ts'
import { readWorth } from '#finance/household.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { conflict } from '#server/lib/http-error.ts'
import { noteBalances } from './balances-store.ts'
import { nextDay, putSnapshot } from './net-worth-store.ts'
import { readWorthFacts, type WorthFacts } from './worth-facts-store.ts'

/** Far more than anyone keeps by hand; every change reads them all to take its snapshot. */
const MAX_ITEMS = 2000

/** From this many items on, other requests run between the steps. */
const MANY_GOALS = 1000

/** The key under which changes of one user's balance sheet wait for each other. */
export const balanceSheetOf = (userId: number) => `balance-sheet:${userId}`

interface Change<Result> {
  userId: number
  now: Date
  /** Makes the change itself, in the same transaction. */
  make: () => Promise<Result>
}

/**
 * Changes what a user owns or owes, wherever it is stored, one change at a time, and notes the net worth that
 * results and what each debt and goal stands at, where it is another amount. Whoever changes the profile, too, locks
 * that first.
 */
export async function changeBalanceSheet<Result>(
  trx: Trx,
  engine: Engine,
  { userId, now, make }: Change<Result>,
): Promise<Result> {
  // The store does them in this order, though nobody waits in between.
  const [, before] = await Promise.all([
    takeTurns(trx, engine, balanceSheetOf(userId)),
    readWorthFacts(trx, engine, userId),
  ])
  if (before.goals.length > MANY_GOALS) await letOthersRun()
  const result = await make()
  await noteChange(trx, { userId, now, before, after: await readWorthFacts(trx, engine, userId) })
  return result
}

interface RowChange<Result> extends Change<Result> {
  /** What there is afterwards. */
  apply: (before: WorthFacts, result: Result) => WorthFacts
}

/**
 * The same for a change of a single statement that tells what it led to: that is sent along, and nothing read again.
 */
export async function changeRow<Result>(
  trx: Trx,
  engine: Engine,
  { userId, now, make, apply }: RowChange<Result>,
): Promise<Result> {
  const [, before, result] = await Promise.all([
    takeTurns(trx, engine, balanceSheetOf(userId)),
    readWorthFacts(trx, engine, userId),
    make(),
  ])
  await noteChange(trx, { userId, now, before, after: apply(before, result) })
  return result
}

interface Changed {
  userId: number
  now: Date
  before: WorthFacts
  after: WorthFacts
}

async function noteChange(trx: Trx, { userId, now, before, after }: Changed): Promise<void> {
  if (after.assets.length > MAX_ITEMS) throw conflict('You can keep at most 2,000 assets')
  if (after.liabilities.length > MAX_ITEMS) throw conflict('You can keep at most 2,000 liabilities')
  if (after.goals.length > MANY_GOALS) await letOthersRun()
  const worth = compareWorth(readWorth(before), readWorth(after))
  if (after.goals.length > MANY_GOALS) await letOthersRun()
  const day = nextDay(after, now)
  if (worth.isChanged) await putSnapshot(trx, userId, worth, { last: after.last, day, now })
  await noteBalances(trx, userId, changedBalances(before, after), day)
}
