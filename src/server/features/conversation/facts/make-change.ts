import type { Change } from '#advisor/facts.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { Trx } from '#server/db/database.ts'
import { changeProfile } from '#server/features/profile/fields-store.ts'
import { lockProfile, setBirthYear } from '#server/features/profile/profile-store.ts'
import type { Effect } from '#advisor/ledger/effect.ts'
import { listOf } from '#advisor/ledger/merge-row.ts'
import { basisToldBy } from '#advisor/ledger/pay-basis.ts'
import { planBirthYear, planField, planRow, type Unmade } from '#advisor/ledger/plan-change.ts'
import { rowStoreOf } from '#server/features/household/rows-store.ts'

export interface ChangeOrigin {
  now: Date
  /** The user's own. */
  today: PlainDate
  messageId: number | null
  quote: string
}

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
  const planned = planRow(change, current, origin.today)
  if (typeof planned === 'string') return planned
  const after = await store.put(trx, userId, planned, origin.now)
  return { place, field: null, itemId: after.id, before: current, after, changeId: null }
}

async function changeField(
  trx: Trx,
  userId: number,
  change: Extract<Change, { kind: 'profile' }>,
  { now, messageId, quote }: ChangeOrigin,
): Promise<Effect | Unmade> {
  const values = planField(change)
  if (typeof values === 'string') return values
  const [made] = await changeProfile(trx, userId, values, { source: 'chat', now, messageId, quote })
  const basis = basisToldBy(change, quote)
  // Without the quote, which stays with the pay: it is forgotten there.
  if (basis) await changeProfile(trx, userId, { incomeBasis: basis }, { source: 'chat', now, messageId })
  if (!made) return 'unchanged'
  const { id: changeId, oldValue: before, newValue: after } = made
  return { place: 'profile', field: change.field, itemId: null, before, after, changeId }
}

async function changeBirthYear(
  trx: Trx,
  userId: number,
  year: number,
  { today }: ChangeOrigin,
): Promise<Effect | Unmade> {
  const { birthYear: before } = await lockProfile(trx, userId)
  const after = planBirthYear(year, before, today)
  if (typeof after === 'string') return after
  await setBirthYear(trx, userId, after)
  return { place: 'birthYear', field: null, itemId: null, before, after, changeId: null }
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
