import { fromFlag } from '#server/db/codec.ts'
import type { Store } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { addTime, countViews, noIncrements, type View } from './count-views.ts'
import { addToRollUps } from './roll-ups-store.ts'
import { addPageViews, findViews, readVisits, saveVisit, setVisibleTime } from './traffic-store.ts'

export interface Leave {
  viewId: string
  at: number
  visibleMs: number
  /** How often its view was not in the store yet. */
  misses: number
}

const MAX_VISIBLE_MS = 30 * 60_000
/** A page counts from its start, the view is received a little later. */
const SLACK_MS = 5000

/** No longer than 30 minutes, and never longer than the time that has really gone by. */
const clip = (visibleMs: number, viewAt: number, leaveAt: number) =>
  Math.min(visibleMs, MAX_VISIBLE_MS, Math.max(0, leaveAt - viewAt) + SLACK_MS)

/**
 * Stores a batch and brings the roll-ups up to date, all in one transaction. Processes take turns, since whether
 * somebody is new today can be said only by who knows all views before. Returns the leaves without a view.
 */
export async function writeTraffic(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  views: View[],
  leaves: Leave[],
): Promise<Leave[]> {
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, 'analytics')
    const increments = noIncrements()
    const left = new Map(leaves.map((leave) => [leave.viewId, leave]))
    const known = await findViews(trx, [...new Set([...views, ...leaves].map(({ viewId }) => viewId))])

    for (const view of known) {
      const leave = left.get(view.viewId)
      left.delete(view.viewId)
      const visibleMs = leave ? clip(leave.visibleMs, Date.parse(view.at), leave.at) : 0
      if (visibleMs <= view.visibleMs) continue
      await setVisibleTime(trx, view.id, visibleMs)
      if (!fromFlag(view.isAdmin)) addTime(increments, view, visibleMs - view.visibleMs)
    }

    const knownIds = new Set(known.map(({ viewId }) => viewId))
    const fresh = views.filter(({ viewId }) => !knownIds.has(viewId))
    for (const view of fresh) {
      const leave = left.get(view.viewId)
      if (leave) view.visibleMs = clip(leave.visibleMs, view.at, leave.at)
      left.delete(view.viewId)
    }
    const visitors = [...new Set(fresh.map(({ visitor }) => visitor))]
    const counted = countViews(fresh, await readVisits(trx, visitors), increments)
    const visitIds = new Map<object, number>()
    for (const visit of new Set(counted.map(({ visit }) => visit))) {
      visitIds.set(visit, await saveVisit(trx, visit))
    }
    await addPageViews(
      trx,
      counted.map(({ view, visit }) => ({ ...view, visitId: visitIds.get(visit) ?? 0 })),
    )
    await addToRollUps(trx, increments)
    return [...left.values()]
  })
}
