import type { FactState } from '#contract/facts.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { balanceSheetOf, changeBalanceSheet } from '#server/features/balance-sheet/worth-store.ts'
import { listChanges } from '#server/features/profile/changes-store.ts'
import { restoreChange } from '#server/features/profile/fields-store.ts'
import { lockProfile, setBirthYear } from '#server/features/profile/profile-store.ts'
import { readCurrentValues } from './current-values.ts'
import { type Effect, countsInNetWorth, isRowPlace, takeBack } from '#advisor/ledger/effect.ts'
import type { AnyRow } from '#advisor/ledger/effect.ts'
import { rowStoreOf } from '#server/features/household/rows-store.ts'
import { setFactState, type StoredFact } from './store.ts'

interface Undo {
  userId: number
  now: Date
  /** The state of the fact afterwards. */
  state?: FactState
}

/**
 * Restores what was there before a fact and returns what that changed. When the value was changed since, it changes
 * nothing and returns null.
 */
export async function undoFact(
  trx: Trx,
  engine: Engine,
  fact: StoredFact,
  { userId, now, state = 'undone' }: Undo,
): Promise<Effect | null> {
  await lockProfile(trx, userId)
  if (countsInNetWorth(fact.place)) await takeTurns(trx, engine, balanceSheetOf(userId))
  const current = (await readCurrentValues(trx, userId, [fact]))(fact)
  const value = takeBack(fact, current)
  if (value === undefined) return null
  const write = () => writeBack(trx, userId, fact, value, now)
  if (countsInNetWorth(fact.place)) await changeBalanceSheet(trx, engine, { userId, now, make: write })
  else await write()
  await setFactState(trx, userId, fact.id, state, now)
  const { place, field, itemId } = fact
  return { place, field, itemId, before: current, after: value, changeId: null }
}

async function writeBack(trx: Trx, userId: number, fact: StoredFact, value: unknown, now: Date) {
  if (isRowPlace(fact.place)) {
    const store = rowStoreOf(fact.place)
    if (value !== null) await store.put(trx, userId, value as AnyRow, now)
    else if (fact.itemId !== null) await store.remove(trx, userId, fact.itemId, now)
    return
  }
  if (fact.place === 'birthYear') await setBirthYear(trx, userId, value as number | null)
  else await restoreChange(trx, userId, fact.changeId ?? 0, now)
  if (fact.field === 'income' || fact.field === 'takeHome') await restoreBasis(trx, userId, fact, now)
}

/** Words that told pay may have told whether it is before or after tax, which then goes with it. */
async function restoreBasis(trx: Trx, userId: number, { messageId }: StoredFact, now: Date) {
  const [last] = await listChanges(trx, userId, { field: 'incomeBasis', limit: 1 })
  const isOfThese = last?.source === 'chat' && messageId !== null && last.messageId === messageId
  if (isOfThese) await restoreChange(trx, userId, last.id, now)
}
