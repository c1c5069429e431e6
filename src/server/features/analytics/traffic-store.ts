import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import type { View, Visit } from './count-views.ts'

/** Statements with lists are cut into pieces well below what an engine takes. */
const PIECE = 200

function* piecesOf<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += PIECE) yield items.slice(start, start + PIECE)
}

/** All visits of these visitors. A visitor's name only lasts a day, so they are all of today. */
export async function readVisits(trx: Trx, visitors: string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const piece of piecesOf(visitors)) {
    const rows = await trx
      .selectFrom('visits')
      .selectAll()
      .where('visitor', 'in', piece)
      .orderBy('id')
      .execute()
    const paths = await trx
      .selectFrom('pageViews')
      .innerJoin('visits', 'visits.id', 'pageViews.visitId')
      .select(['pageViews.visitId', 'pageViews.path'])
      .distinct()
      .where('visits.visitor', 'in', piece)
      .execute()
    const pathsOf = Map.groupBy(paths, ({ visitId }) => visitId)
    visits.push(
      ...rows.map((row) => ({
        ...row,
        startedAt: Date.parse(row.startedAt),
        lastAt: Date.parse(row.lastAt),
        isAdmin: fromFlag(row.isAdmin),
        paths: new Set(pathsOf.get(row.id)?.map(({ path }) => path)),
      })),
    )
  }
  return visits
}

/** Inserts or updates a visit; returns its id. */
export async function saveVisit(trx: Trx, visit: Visit): Promise<number> {
  const startedAt = new Date(visit.startedAt).toISOString()
  const lastAt = new Date(visit.lastAt).toISOString()
  const { views, visitor, day, referrer } = visit
  if (visit.id !== null) {
    await trx.updateTable('visits').set({ startedAt, lastAt, views }).where('id', '=', visit.id).execute()
    return visit.id
  }
  const { id } = await trx
    .insertInto('visits')
    .values({ visitor, day, startedAt, lastAt, views, referrer, isAdmin: toFlag(visit.isAdmin) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addPageViews(trx: Trx, views: (View & { visitId: number })[]): Promise<void> {
  for (const piece of piecesOf(views)) {
    await trx
      .insertInto('pageViews')
      .values(
        piece.map(({ visitId, viewId, at, day, path, visibleMs }) => ({
          visitId,
          viewId,
          at: new Date(at).toISOString(),
          day,
          path,
          visibleMs,
        })),
      )
      .execute()
  }
}

export async function findViews(trx: Trx, viewIds: string[]) {
  const found = []
  for (const piece of piecesOf(viewIds)) {
    const rows = await trx
      .selectFrom('pageViews')
      .innerJoin('visits', 'visits.id', 'pageViews.visitId')
      .select(['pageViews.id', 'pageViews.viewId', 'pageViews.at', 'pageViews.day', 'pageViews.path'])
      .select(['pageViews.visibleMs', 'visits.isAdmin'])
      .where('pageViews.viewId', 'in', piece)
      .execute()
    found.push(...rows)
  }
  return found
}

export async function setVisibleTime(trx: Trx, id: number, visibleMs: number): Promise<void> {
  await trx.updateTable('pageViews').set({ visibleMs }).where('id', '=', id).execute()
}
