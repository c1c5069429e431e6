import type { View } from '#server/features/analytics/count-views.ts'
import type { Leave } from '#server/features/analytics/write-traffic.ts'

type Event = { at: number } & ({ view: View } | { leave: Leave })

interface Truth {
  visitors: number
  sessions: number
  views: number
  visibleMs: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const paths = ['/', '/how-it-works', '/login', '/chat', '/budget', 'other']
const hosts = ['news.example', 'search.example', null, null]

/**
 * A month made up from a seed, with its answers written down as it is made: who comes how often is decided first,
 * so nothing here needs to find visits in a list of views.
 */
export function makeMonth(firstDay: string, days: number, seed = 1) {
  const random = seeded(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const events: Event[] = []
  const truth = {
    days: new Map<string, Truth>(),
    pages: new Map<string, Truth>(),
    hosts: new Map<string, number>(),
  }
  const tell = (map: Map<string, Truth>, key: string, more: Partial<Truth>) => {
    const known = map.get(key) ?? { visitors: 0, sessions: 0, views: 0, visibleMs: 0 }
    for (const name of ['visitors', 'sessions', 'views', 'visibleMs'] as const) known[name] += more[name] ?? 0
    map.set(key, known)
  }

  for (let index = 0; index < days; index += 1) {
    const start = Date.parse(`${firstDay}T00:00:00.000Z`) + index * DAY
    const day = new Date(start).toISOString().slice(0, 10)
    const people = 3 + below(12)
    for (let person = 0; person < people; person += 1) {
      const isAdmin = person === 0
      const visitor = `visitor ${day} ${person}`
      const pathsOfDay = new Set<string>()
      let at = start + below(300) * MINUTE
      const visits = 1 + below(3)
      if (!isAdmin) tell(truth.days, day, { visitors: 1, sessions: visits })
      for (let visit = 0; visit < visits; visit += 1) {
        const referrer = hosts[below(hosts.length)] ?? null
        if (referrer && !isAdmin) truth.hosts.set(referrer, (truth.hosts.get(referrer) ?? 0) + 1)
        const pathsOfVisit = new Set<string>()
        const views = 1 + below(6)
        for (let number = 0; number < views; number += 1) {
          const path = paths[below(paths.length)] ?? '/'
          const viewId = `view-${day}-${person}-${visit}-${number}`
          const visibleMs = below(20) * MINUTE + below(60_000)
          events.push({ at, view: { viewId, at, day, path, visitor, referrer, isAdmin, visibleMs: 0 } })
          // Some pages are left twice, some never say how long they were seen.
          const leaves = below(3)
          for (let leave = 1; leave <= leaves; leave += 1) {
            const soFar = Math.floor((visibleMs * leave) / leaves)
            events.push({ at: at + soFar, leave: { viewId, at: at + soFar, visibleMs: soFar, misses: 0 } })
          }
          const counted = { views: 1, visibleMs: leaves > 0 ? visibleMs : 0 }
          if (!isAdmin) {
            tell(truth.days, day, counted)
            tell(truth.pages, `${day} ${path}`, {
              ...counted,
              visitors: pathsOfDay.has(path) ? 0 : 1,
              sessions: pathsOfVisit.has(path) ? 0 : 1,
            })
          }
          pathsOfDay.add(path)
          pathsOfVisit.add(path)
          // Exactly half an hour of silence is still the same visit.
          if (number < views - 1) at += below(4) === 0 ? 30 * MINUTE : (1 + below(29)) * MINUTE
        }
        at += 30 * MINUTE + 1 + below(90) * MINUTE
      }
    }
  }
  return { events: events.toSorted((a, b) => a.at - b.at), truth }
}

/** Always the same numbers from 0 to 1 (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
