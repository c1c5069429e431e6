import { type Budget, budgetLists } from '#contract/budget.ts'
import type { FinancialProfile } from '#contract/profile.ts'
import { fromFlag } from '#server/db/codec.ts'
import type { Db } from '#server/db/database.ts'
import { fromRows } from '#server/features/budget/budget-rows.ts'
import { listAllRows } from '#server/features/budget/budget-store.ts'
import { findSources } from './changes-store.ts'
import { readOtherKeys } from '#server/features/budget/other-keys.ts'
import { findProfile } from './profile-store.ts'

/** The profile as the API gives it; read it inside a transaction, so that version and rows are of one moment. */
export async function readProfile(db: Db, userId: number): Promise<FinancialProfile> {
  const [stored, items, sources] = await Promise.all([
    findProfile(db, userId),
    listAllRows(db, userId),
    findSources(db, userId),
  ])
  const {
    hasExpenseItems,
    hasIncomeItems,
    hasFinancialGoalItems,
    otherKeys,
    birthYear: _,
    ...profile
  } = stored
  const rows = Map.groupBy(items, (row) => row.list)
  const lists = {
    ...(fromFlag(hasExpenseItems) && { expenseItems: fromRows.expenseItems(rows.get('expenseItems') ?? []) }),
    ...(fromFlag(hasIncomeItems) && { incomeItems: fromRows.incomeItems(rows.get('incomeItems') ?? []) }),
    ...(fromFlag(hasFinancialGoalItems) && {
      financialGoalItems: fromRows.financialGoalItems(rows.get('financialGoalItems') ?? []),
    }),
  }
  const otherData: Budget = { ...readOtherKeys(otherKeys), ...lists, version: profile.version }
  const isStored = otherKeys !== null || budgetLists.some((list) => list in lists)
  return { ...profile, otherData: isStored ? otherData : null, sources }
}
