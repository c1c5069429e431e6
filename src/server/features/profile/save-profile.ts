import type { BudgetConflict } from '#contract/budget.ts'
import type { FinancialProfile, ProfileInput } from '#contract/profile.ts'
import type { Trx } from '#server/db/database.ts'
import { breathe } from '#server/lib/breathe.ts'
import { badRequest } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { changeBalanceSheet } from '#server/features/balance-sheet/change-balance-sheet.ts'
import { answerOnce } from '#server/features/repeats/answer-once.ts'
import { changeProfile } from './change-profile.ts'
import { lockProfile } from './profile-store.ts'
import { readProfile } from './read-profile.ts'
import { saveBudget } from './save-budget.ts'
import { readEdits, saveEdits } from './save-edits.ts'

/** Saves fields and budget together, or nothing at all. */
export async function saveProfile(
  { db, engine, clock }: Pick<Services, 'db' | 'engine' | 'clock'>,
  userId: number,
  { otherData, edits, version, changed, clientId, ...values }: ProfileInput,
): Promise<FinancialProfile & { conflicts: BudgetConflict[] }> {
  const now = clock()
  if (otherData !== undefined && edits) throw badRequest('Please send either whole lists or edits of them.')
  // A full budget takes a while to check and to merge: whoever waits for less goes in between.
  if (otherData) await breathe()
  return db.transaction().execute(async (trx) => {
    const make = async () => {
      const conflicts = await (edits
        ? saveEdits(trx, userId, readEdits(edits), { version, now })
        : saveLists(trx, userId, { otherData, version, changed }, now))
      await changeProfile(trx, userId, values, { source: 'profile', now })
      return conflicts
    }
    const first = async () => {
      await lockProfile(trx, userId)
      const conflicts = await changeBalanceSheet(trx, engine, { userId, now, make })
      return { ...(await readProfile(trx, userId)), conflicts }
    }
    // A whole budget is too long to keep: a repeat is told what is stored by now.
    const again = async () => ({ ...(await readProfile(trx, userId)), conflicts: [] })
    return answerOnce(trx, { userId, clientId, call: 'profile', now }, { first, again })
  })
}

type SentLists = Pick<ProfileInput, 'otherData' | 'version' | 'changed'>

async function saveLists(trx: Trx, userId: number, { otherData, ...said }: SentLists, now: Date) {
  if (otherData === undefined) return []
  return saveBudget(trx, userId, { otherData, ...readSaid(otherData, said) }, now)
}

/** What the sender had read and changed since, wherever it says so. A version alone inside otherData is only an echo. */
function readSaid(otherData: SentLists['otherData'], said: Omit<SentLists, 'otherData'>) {
  const inside = otherData?.changed
  if (said.version !== undefined || inside === undefined) return said
  const { version } = otherData ?? {}
  return { version: typeof version === 'number' ? version : undefined, changed: inside }
}
