import type { FactPlace } from '#contract/facts.ts'
import type { Trx } from '#server/db/database.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'
import { type Effect, isRowPlace } from '#advisor/ledger/effect.ts'
import { rowStoreOf } from './row-stores.ts'

/** What is stored now in the places that facts speak of. */
export type CurrentValues = (of: Pick<Effect, 'place' | 'field' | 'itemId'>) => unknown

/** Reads each place once, and only those that are asked for. */
export async function readCurrentValues(
  trx: Trx,
  userId: number,
  places: Iterable<FactPlace>,
): Promise<CurrentValues> {
  const wanted = new Set(places)
  const needsProfile = wanted.has('profile') || wanted.has('birthYear')
  const profile: Record<string, unknown> = needsProfile ? { ...(await findProfile(trx, userId)) } : {}
  const rows = new Map<string, unknown>()
  for (const place of wanted) {
    if (!isRowPlace(place)) continue
    for (const row of await rowStoreOf(place).list(trx, userId)) rows.set(`${place} ${row.id}`, row)
  }
  return ({ place, field, itemId }) => {
    if (isRowPlace(place)) return rows.get(`${place} ${itemId}`) ?? null
    return profile[field ?? 'birthYear'] ?? null
  }
}
