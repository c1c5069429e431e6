import type { RowList } from '#contract/figures.ts'
import type { Db } from '#server/db/database.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'
import { type Effect, isRowPlace } from '#advisor/ledger/effect.ts'
import { rowStoreOf } from '#server/features/household/rows-store.ts'

type Spot = Pick<Effect, 'place' | 'field' | 'itemId'>

/** What is stored now in the places that facts speak of. */
export type CurrentValues = (of: Spot) => unknown

/** Both engines limit the parameters of a statement. */
const AT_ONCE = 256

/** Reads each place once, and of lists only the rows that are asked for. */
export async function readCurrentValues(db: Db, userId: number, spots: Spot[]): Promise<CurrentValues> {
  const rows = new Map<string, unknown>()
  async function readRows(place: RowList, ids: number[]) {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const found = await rowStoreOf(place).find(db, userId, ids.slice(at, at + AT_ONCE))
      for (const row of found) rows.set(`${place} ${row.id}`, row)
    }
  }
  const needsProfile = spots.some(({ place }) => !isRowPlace(place))
  const [found] = await Promise.all([
    needsProfile ? findProfile(db, userId) : undefined,
    ...Array.from(idsByList(spots), ([place, ids]) => readRows(place, ids)),
  ])
  const profile: Record<string, unknown> = { ...found }
  return ({ place, field, itemId }) => {
    if (isRowPlace(place)) return rows.get(`${place} ${itemId}`) ?? null
    return profile[field ?? 'birthYear'] ?? null
  }
}

function idsByList(spots: Spot[]): Map<RowList, number[]> {
  const lists = new Map<RowList, number[]>()
  for (const { place, itemId } of spots) {
    if (!isRowPlace(place) || itemId === null) continue
    const ids = lists.getOrInsertComputed(place, () => [])
    if (!ids.includes(itemId)) ids.push(itemId)
  }
  return lists
}
