/** One view as it was received. Times are the server's own; a browser's would be anybody's word. */
export interface View {
  viewId: string
  at: number
  day: string
  path: string
  visitor: string
  referrer: string | null
  isAdmin: boolean
  visibleMs: number
}

/** A visit, known to the store or new, with the paths it has touched. */
export interface Visit {
  id: number | null
  visitor: string
  day: string
  startedAt: number
  lastAt: number
  views: number
  referrer: string | null
  isAdmin: boolean
  paths: Set<string>
}

export interface Counts {
  visitors: number
  sessions: number
  views: number
  visibleMs: number
}

/** What to add to the roll-ups. */
export interface Increments {
  days: Map<string, Counts>
  /** By day and path. */
  pages: Map<string, Counts & { day: string; path: string }>
  /** By day and host. */
  referrers: Map<string, { day: string; host: string; visits: number }>
}

const SILENCE_MS = 30 * 60_000
/** Nobody reads a thousand pages without a break of half an hour; what a flood sends beyond that is not counted. */
const MAX_VIEWS = 1000

const none = (): Counts => ({ visitors: 0, sessions: 0, views: 0, visibleMs: 0 })

export const noIncrements = (): Increments => ({ days: new Map(), pages: new Map(), referrers: new Map() })

/**
 * Puts each view into a visit of its visitor, which grows or begins, and tells what the roll-ups grow by.
 * `visits` holds what the store knows of these visitors, and is changed.
 */
export function countViews(views: View[], visits: Visit[], increments: Increments) {
  const byVisitor = Map.groupBy(visits, keyOf)
  const counted: { view: View; visit: Visit }[] = []
  for (const view of views.toSorted((a, b) => a.at - b.at)) {
    const own = byVisitor.get(keyOf(view)) ?? []
    byVisitor.set(keyOf(view), own)
    const current = own.findLast((visit) => isSameVisit(visit, view.at))
    if (current && current.views >= MAX_VIEWS) continue
    const visit = current ?? beginVisit(view)
    if (!view.isAdmin) addUp(increments, view, { visit, own, isNew: !current })
    if (!current) own.push(visit)
    visit.startedAt = Math.min(visit.startedAt, view.at)
    visit.lastAt = Math.max(visit.lastAt, view.at)
    visit.views += 1
    visit.paths.add(view.path)
    counted.push({ view, visit })
  }
  return counted
}

const keyOf = ({ visitor, isAdmin }: { visitor: string; isAdmin: boolean }) => `${visitor} ${isAdmin}`

const isSameVisit = (visit: Visit, at: number) =>
  at <= visit.lastAt + SILENCE_MS && at >= visit.startedAt - SILENCE_MS

const beginVisit = ({ visitor, day, at, referrer, isAdmin }: View): Visit => ({
  id: null,
  visitor,
  day,
  startedAt: at,
  lastAt: at,
  views: 0,
  referrer,
  isAdmin,
  paths: new Set(),
})

interface Place {
  visit: Visit
  /** All visits of this visitor before the view. */
  own: Visit[]
  isNew: boolean
}

function addUp(increments: Increments, view: View, { visit, own, isNew }: Place) {
  addToDay(increments, view.day, {
    visitors: own.length === 0 ? 1 : 0,
    sessions: isNew ? 1 : 0,
    views: 1,
    visibleMs: view.visibleMs,
  })
  addToPage(increments, view, {
    visitors: own.some(({ paths }) => paths.has(view.path)) ? 0 : 1,
    sessions: visit.paths.has(view.path) ? 0 : 1,
    views: 1,
    visibleMs: view.visibleMs,
  })
  if (!isNew || view.referrer === null) return
  const key = `${view.day} ${view.referrer}`
  const known = increments.referrers.get(key) ?? { day: view.day, host: view.referrer, visits: 0 }
  increments.referrers.set(key, { ...known, visits: known.visits + 1 })
}

/** Visible time that became known after the view was counted. */
export function addTime(increments: Increments, view: { day: string; path: string }, visibleMs: number) {
  addToDay(increments, view.day, { ...none(), visibleMs })
  addToPage(increments, view, { ...none(), visibleMs })
}

function addToDay({ days }: Increments, day: string, more: Counts) {
  days.set(day, sum(days.get(day) ?? none(), more))
}

function addToPage({ pages }: Increments, { day, path }: { day: string; path: string }, more: Counts) {
  const key = `${day} ${path}`
  pages.set(key, { day, path, ...sum(pages.get(key) ?? none(), more) })
}

const sum = (a: Counts, b: Counts): Counts => ({
  visitors: a.visitors + b.visitors,
  sessions: a.sessions + b.sessions,
  views: a.views + b.views,
  visibleMs: a.visibleMs + b.visibleMs,
})
