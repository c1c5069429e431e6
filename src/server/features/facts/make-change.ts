import type { Change } from '#advisor/facts.ts'
import { profileInput, type ProfileValues } from '#contract/profile.ts'
import { z } from '#contract/zod.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { Trx } from '#server/db/database.ts'
import { changeProfile } from '#server/features/profile/change-profile.ts'
import { lockProfile, setBirthYear } from '#server/features/profile/profile-store.ts'
import { changedKeys, type Effect } from './effect.ts'
import { listOf, mergeRow } from './merge-row.ts'
import { rowStoreOf } from './row-stores.ts'

export interface ChangeOrigin {
  now: Date
  /** The user's own. */
  today: PlainDate
  messageId: number | null
  quote: string
}

/** Nothing changes: it is so already; or the row is gone by now, or no screen would accept the value. */
export type Unmade = 'unchanged' | 'refused'

/** Makes the change that a fact means, through the same stores as the screens. */
export async function makeChange(
  trx: Trx,
  userId: number,
  change: Change,
  origin: ChangeOrigin,
): Promise<Effect | Unmade> {
  if (change.kind === 'profile') return changeField(trx, userId, change, origin)
  if (change.kind === 'birthYear') return changeBirthYear(trx, userId, change.value, origin)
  if (change.kind === 'removal') return removeRow(trx, userId, change, origin)
  const place = listOf[change.kind]
  const store = rowStoreOf(place)
  const [current = null] = change.id === null ? [] : await store.find(trx, userId, [change.id])
  if (change.id !== null && !current) return 'refused'
  const merged = mergeRow(change, current, origin.today)
  if (!merged) return 'refused'
  if (current && changedKeys(current, { ...current, ...merged, id: current.id }).length === 0)
    return 'unchanged'
  const after = await store.put(trx, userId, merged, origin.now)
  return { place, field: null, itemId: after.id, before: current, after, changeId: null }
}

async function changeField(
  trx: Trx,
  userId: number,
  { field, value }: Extract<Change, { kind: 'profile' }>,
  { now, messageId, quote }: ChangeOrigin,
): Promise<Effect | Unmade> {
  const checked = z.safeEncode(profileInput, { [field]: value })
  if (!checked.success) return 'refused'
  const values = z.decode(profileInput, checked.data) as Partial<ProfileValues>
  const [made] = await changeProfile(trx, userId, values, { source: 'chat', now, messageId, quote })
  if (!made) return 'unchanged'
  const { id: changeId, oldValue: before, newValue: after } = made
  return { place: 'profile', field, itemId: null, before, after, changeId }
}

const OLDEST = 1900

async function changeBirthYear(
  trx: Trx,
  userId: number,
  year: number,
  { today }: ChangeOrigin,
): Promise<Effect | Unmade> {
  if (!Number.isInteger(year) || year < OLDEST || year > Number(today.slice(0, 4))) return 'refused'
  const { birthYear: before } = await lockProfile(trx, userId)
  if (before === year) return 'unchanged'
  await setBirthYear(trx, userId, year)
  return { place: 'birthYear', field: null, itemId: null, before, after: year, changeId: null }
}

async function removeRow(
  trx: Trx,
  userId: number,
  { from, id }: Extract<Change, { kind: 'removal' }>,
  { now }: ChangeOrigin,
): Promise<Effect | Unmade> {
  const place = listOf[from]
  const store = rowStoreOf(place)
  const [before] = await store.find(trx, userId, [id])
  if (!before) return 'refused'
  await store.remove(trx, userId, id, now)
  return { place, field: null, itemId: id, before, after: null, changeId: null }
}
