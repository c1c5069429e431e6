import type { FullProfileValues } from '#contract/profile.ts'
import type { PlanChange } from '#finance/plan-changes.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { changeBalanceSheet } from '#server/features/balance-sheet/worth-store.ts'
import { rowStoreOf } from '#server/features/household/rows-store.ts'
import { changeProfile } from '#server/features/profile/fields-store.ts'
import { lockProfile, type ProfileRow } from '#server/features/profile/profile-store.ts'

interface Change {
  userId: number
  now: Date
}

/** Where a field is stored; the rest are fields of the profile. */
const lists = {
  amount: 'liabilities',
  interestRate: 'liabilities',
  minimumPayment: 'liabilities',
  targetAmount: 'financialGoalItems',
  newGoal: 'financialGoalItems',
} as const

const listOf = (field: PlanChange['field']) => (field in lists ? lists[field as keyof typeof lists] : null)

/** Writes the changes and gives them back as they were made: a new goal has its id by then. */
export async function makeChanges(
  trx: Trx,
  engine: Engine,
  changes: readonly PlanChange[],
  who: Change,
): Promise<PlanChange[]> {
  await lockProfile(trx, who.userId)
  const make = async () => {
    const made: PlanChange[] = []
    for (const change of changes) made.push(await makeOne(trx, change, who))
    return made
  }
  return changeBalanceSheet(trx, engine, { ...who, make })
}

async function makeOne(trx: Trx, change: PlanChange, { userId, now }: Change): Promise<PlanChange> {
  const list = listOf(change.field)
  if (list === null) {
    const values = { [change.field]: change.to } as Partial<FullProfileValues>
    await changeProfile(trx, userId, values, { source: 'profile', now })
    return change
  }
  const store = rowStoreOf(list)
  if (change.field === 'newGoal') {
    const goal = { id: null, name: change.name, currentAmount: 0, targetAmount: change.to, description: '' }
    const { id } = await store.put(trx, userId, goal, now)
    return { ...change, id }
  }
  const [row] = change.id === null ? [] : await store.find(trx, userId, [change.id])
  if (row) await store.put(trx, userId, { ...row, [change.field]: change.to }, now)
  return change
}

/** Gives back what was there before. What was changed since stays as it is and is returned. */
export async function takeBack(
  trx: Trx,
  engine: Engine,
  changes: readonly PlanChange[],
  who: Change,
): Promise<PlanChange[]> {
  const profile = await lockProfile(trx, who.userId)
  const kept: PlanChange[] = []
  const make = async () => {
    for (const change of changes.toReversed()) {
      const list = listOf(change.field)
      const isBack =
        list === null
          ? await restoreField(trx, profile, change, who)
          : await restoreRow(trx, list, change, who)
      if (!isBack) kept.unshift(change)
    }
  }
  await changeBalanceSheet(trx, engine, { ...who, make })
  return kept
}

async function restoreField(
  trx: Trx,
  profile: ProfileRow,
  { field, from, to }: PlanChange,
  { userId, now }: Change,
): Promise<boolean> {
  if (profile[field as keyof ProfileRow] !== to) return false
  const values = { [field]: from } as Partial<FullProfileValues>
  await changeProfile(trx, userId, values, { source: 'restore', now })
  return true
}

async function restoreRow(
  trx: Trx,
  list: 'liabilities' | 'financialGoalItems',
  { field, id, from, to }: PlanChange,
  { userId, now }: Change,
): Promise<boolean> {
  const store = rowStoreOf(list)
  const [row] = id === null ? [] : await store.find(trx, userId, [id])
  if (!row) return false
  if (field === 'newGoal') {
    if (row.targetAmount !== to || row.currentAmount !== 0) return false
    await store.remove(trx, userId, row.id, now)
    return true
  }
  if (row[field] !== to) return false
  await store.put(trx, userId, { ...row, [field]: from }, now)
  return true
}
