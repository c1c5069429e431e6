import { type HouseholdFacts, readHousehold } from '#finance/household.ts'
import type { Trx } from '#server/db/database.ts'
import { listAssets } from '#server/features/balance-sheet/assets-store.ts'
import { listLiabilities } from '#server/features/balance-sheet/liabilities-store.ts'
import { fromRows } from '#server/features/profile/budget-rows.ts'
import { listRows } from '#server/features/profile/budget-store.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'

/** Only what net worth is made of: a budget may have thousands of rows that do not matter for it. */
export async function readWorthFacts(trx: Trx, userId: number) {
  return {
    profile: await findProfile(trx, userId),
    income: [],
    expenses: [],
    goals: fromRows.financialGoalItems(await listRows(trx, userId, 'financialGoalItems')),
    assets: await listAssets(trx, userId),
    liabilities: await listLiabilities(trx, userId),
  } satisfies HouseholdFacts
}

/** Everything of one moment that the picture of a household is made of; read it inside a transaction. */
export async function readHouseholdFacts(trx: Trx, userId: number) {
  const rows = Map.groupBy(await listRows(trx, userId), ({ list }) => list)
  return {
    profile: await findProfile(trx, userId),
    income: fromRows.incomeItems(rows.get('incomeItems') ?? []),
    expenses: fromRows.expenseItems(rows.get('expenseItems') ?? []),
    goals: fromRows.financialGoalItems(rows.get('financialGoalItems') ?? []),
    assets: await listAssets(trx, userId),
    liabilities: await listLiabilities(trx, userId),
  } satisfies HouseholdFacts
}

export const readHouseholdOf = async (trx: Trx, userId: number) =>
  readHousehold(await readHouseholdFacts(trx, userId))
