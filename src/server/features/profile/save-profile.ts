import type { BudgetConflict } from '#contract/budget.ts'
import type { FinancialProfile, ProfileInput } from '#contract/profile.ts'
import type { Services } from '#server/services.ts'
import { changeProfile } from './change-profile.ts'
import { readProfile } from './read-profile.ts'
import { saveBudget } from './save-budget.ts'

/** Saves fields and budget together, or nothing at all. */
export async function saveProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  { otherData, version, changed, ...values }: ProfileInput,
): Promise<FinancialProfile & { conflicts: BudgetConflict[] }> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const conflicts =
      otherData === undefined ? [] : await saveBudget(trx, userId, { otherData, version, changed }, now)
    await changeProfile(trx, userId, values, { source: 'profile', now })
    return { ...(await readProfile(trx, userId)), conflicts }
  })
}
