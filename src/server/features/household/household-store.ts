import { type HouseholdFacts, readHousehold } from '#finance/household.ts'
import type { Trx } from '#server/db/database.ts'
import { listAssets } from '#server/features/balance-sheet/assets-store.ts'
import { listLiabilities } from '#server/features/balance-sheet/liabilities-store.ts'
import { fromRows } from '#server/features/budget/budget-rows.ts'
import { listAllRows } from '#server/features/budget/budget-store.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'

/** Everything of one moment that the picture of a household is made of; read it inside a transaction. */
export async function readHouseholdFacts(trx: Trx, userId: number) {
  const [profile, allRows, assets, liabilities] = await Promise.all([
    findProfile(trx, userId),
    listAllRows(trx, userId),
    listAssets(trx, userId),
    listLiabilities(trx, userId),
  ])
  const rows = Map.groupBy(allRows, ({ list }) => list)
  return {
    profile,
    income: fromRows.incomeItems(rows.get('incomeItems') ?? []),
    expenses: fromRows.expenseItems(rows.get('expenseItems') ?? []),
    goals: fromRows.financialGoalItems(rows.get('financialGoalItems') ?? []),
    assets,
    liabilities,
  } satisfies HouseholdFacts
}

export const readHouseholdOf = async (trx: Trx, userId: number) =>
  readHousehold(await readHouseholdFacts(trx, userId))
