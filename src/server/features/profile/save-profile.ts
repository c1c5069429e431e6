import type { BudgetConflict } from '#contract/budget.ts'
import type { FinancialProfile, FullProfileValues, ProfileInput } from '#contract/profile.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import type { Services } from '#server/services.ts'
import { answerOnce } from '#server/features/repeats/store.ts'
import { changeProfile } from './fields-store.ts'
import { lockProfile, updateProfile } from './profile-store.ts'
import { readProfile } from './read-store.ts'
import { type BudgetSave, saveBudget } from '#server/features/budget/save-store.ts'

interface Change<Result> {
  userId: number
  now: Date
  make: () => Promise<Result>
}

/** What a profile is kept with: the balance sheet, which knows profiles, is handed in. */
export interface ProfileServices extends Pick<Services, 'db' | 'engine' | 'clock'> {
  changeBalanceSheet: <Result>(trx: Trx, engine: Engine, change: Change<Result>) => Promise<Result>
}

/** Saves fields and budget together, or nothing at all. */
export async function saveProfile(
  services: ProfileServices,
  userId: number,
  { clientId, ...input }: ProfileInput,
): Promise<SavedProfile> {
  const { db, clock } = services
  const now = clock()
  // A full budget takes a while to check and to merge: whoever waits for less goes in between.
  if (input.otherData) await letOthersRun()
  return db.transaction().execute((trx) => {
    const first = () => saveProfileIn(trx, services, { userId, now, input })
    // A whole budget is too long to keep: a repeat is told what is stored by now.
    const again = async () => ({ ...(await readProfile(trx, userId)), conflicts: [] })
    return answerOnce(trx, { userId, clientId, call: 'profile', now }, { first, again })
  })
}

type SavedProfile = FinancialProfile & { conflicts: BudgetConflict[] }

interface ProfileSave {
  userId: number
  now: Date
  input: Omit<ProfileInput, 'clientId'>
}

/** The same as a part of a transaction. */
export async function saveProfileIn(
  trx: Trx,
  { engine, changeBalanceSheet }: Pick<ProfileServices, 'engine' | 'changeBalanceSheet'>,
  { userId, now, input: { otherData, version, changed, ...values } }: ProfileSave,
): Promise<SavedProfile> {
  const stored = await lockProfile(trx, userId)
  const make = async () => {
    const conflicts =
      otherData === undefined
        ? []
        : await keepBudget(trx, userId, { otherData, ...readBase(otherData, { version, changed }) }, now)
    await changeProfile(trx, userId, withoutOldTakeHome(values, stored), { source: 'profile', now })
    return conflicts
  }
  const conflicts = await changeBalanceSheet(trx, engine, { userId, now, make })
  return { ...(await readProfile(trx, userId)), conflicts }
}

type Pay = Partial<Pick<FullProfileValues, 'income' | 'takeHome'>>

/** What was left of another pay goes with it, unless it was changed too; what was told without any pay stays. */
function withoutOldTakeHome<Values extends Pay>(values: Values, stored: Required<Pay>): Values {
  const { income = stored.income, takeHome = stored.takeHome } = values
  const isAnother = income !== null && stored.income !== null && income !== stored.income
  return isAnother && takeHome === stored.takeHome ? { ...values, takeHome: null } : values
}

async function keepBudget(trx: Trx, userId: number, save: BudgetSave, now: Date): Promise<BudgetConflict[]> {
  const stored = await lockProfile(trx, userId)
  const { conflicts, changes } = await saveBudget(trx, userId, { stored, ...save }, now)
  if (changes) await updateProfile(trx, userId, changes)
  return conflicts
}

/**
 * What the sender had read and changed since, wherever it says so. A version alone inside otherData is only an echo.
 */
function readBase(otherData: ProfileInput['otherData'], said: Pick<ProfileInput, 'version' | 'changed'>) {
  const inside = otherData?.changed
  if (said.version !== undefined || inside === undefined) return said
  const { version } = otherData ?? {}
  return { version: typeof version === 'number' ? version : undefined, changed: inside }
}
