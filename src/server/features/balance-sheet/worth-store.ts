import { changedBalances } from '#finance/balance-change.ts'
import { compareWorth } from '#finance/household-change.ts'
import { type HouseholdFacts, readHousehold } from '#finance/household.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { fromRows } from '#server/features/budget/budget-rows.ts'
import { listRows } from '#server/features/budget/budget-store.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'
import { breathe } from '#server/lib/breathe.ts'
import { conflict } from '#server/lib/http-error.ts'
import { listAssets } from './assets-store.ts'
import { noteBalances } from './balances-store.ts'
import { listLiabilities } from './liabilities-store.ts'
import { addSnapshot, findLastSnapshot, nextDay } from './net-worth-store.ts'

/** Far more than anyone keeps by hand; every change reads them all to take its snapshot. */
const MAX_ITEMS = 2000

/** From so many on, others get their turn between the steps. */
const MANY_GOALS = 1000

/** What changes of a user's balance sheet wait for each other under. */
export const balanceSheetOf = (userId: number) => `balance-sheet:${userId}`

interface Change<Result> {
  userId: number
  now: Date
  /** Makes the change itself, in the same transaction. */
  make: () => Promise<Result>
}

/** Only what net worth is made of: a budget may have thousands of rows that do not matter for it. */
async function readWorthFacts(trx: Trx, userId: number) {
  const [profile, goals, assets, liabilities] = await Promise.all([
    findProfile(trx, userId),
    listRows(trx, userId, 'financialGoalItems'),
    listAssets(trx, userId),
    listLiabilities(trx, userId),
  ])
  return {
    profile,
    income: [],
    expenses: [],
    goals: fromRows.financialGoalItems(goals),
    assets,
    liabilities,
  } satisfies HouseholdFacts
}

/**
 * Changes what a user owns or owes, wherever it is stored, one change at a time, and notes the net worth that
 * results and what each debt and goal stands at, where it is another amount. Whoever changes the profile, too, locks that first.
 */
export async function changeBalanceSheet<Result>(
  trx: Trx,
  engine: Engine,
  { userId, now, make }: Change<Result>,
): Promise<Result> {
  // The store does them in this order, though nobody waits in between.
  const [, before] = await Promise.all([
    takeTurns(trx, engine, balanceSheetOf(userId)),
    readWorthFacts(trx, userId),
  ])
  if (before.goals.length > MANY_GOALS) await breathe()
  const result = await make()
  const [after, last] = await Promise.all([readWorthFacts(trx, userId), findLastSnapshot(trx, userId)])
  if (after.assets.length > MAX_ITEMS) throw conflict('You can keep at most 2,000 assets')
  if (after.liabilities.length > MAX_ITEMS) throw conflict('You can keep at most 2,000 liabilities')
  if (after.goals.length > MANY_GOALS) await breathe()
  const worth = compareWorth(readHousehold(before), readHousehold(after))
  if (after.goals.length > MANY_GOALS) await breathe()
  const day = nextDay(last, now)
  if (worth.isChanged) await addSnapshot(trx, userId, worth, { last, day, now })
  await noteBalances(trx, userId, changedBalances(before, after), day)
  return result
}
