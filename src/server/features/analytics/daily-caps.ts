/** What one address, and what everybody together, may add to the store in a day. Anything beyond is not counted. */
export const ADDRESS_CAPS = { views: 5000, visitors: 100, referrers: 20 }
export const TOTAL_CAPS = { views: 500_000, visitors: 100_000 }

interface Caller {
  day: string
  /** The address under the day's salt: nothing here outlives the day or tells who it was. */
  address: string
  visitor: string
  referrer: string | null
}

interface Seen {
  views: number
  visitors: Set<string>
  referrers: Set<string>
}

/**
 * Keeps a flood out of the store; counted in this process's memory. Views are dropped once an address shows up as too
 * many visitors (by changing its browser's name); beyond too many referrers only the referrer is dropped.
 */
export function createDailyCaps() {
  let day = ''
  let views = 0
  let visitors = 0
  let addresses = new Map<string, Seen>()

  return function admit(caller: Caller): { referrer: string | null } | null {
    if (caller.day !== day) {
      ;[day, views, visitors, addresses] = [caller.day, 0, 0, new Map()]
    }
    const seen = addresses.get(caller.address) ?? { views: 0, visitors: new Set(), referrers: new Set() }
    const isNew = !seen.visitors.has(caller.visitor)
    if (views >= TOTAL_CAPS.views || seen.views >= ADDRESS_CAPS.views) return null
    if (isNew && (visitors >= TOTAL_CAPS.visitors || seen.visitors.size >= ADDRESS_CAPS.visitors)) return null
    addresses.set(caller.address, seen)
    views += 1
    seen.views += 1
    if (isNew) visitors += 1
    seen.visitors.add(caller.visitor)
    return { referrer: admitReferrer(seen, caller.referrer) }
  }
}

function admitReferrer({ referrers }: Seen, referrer: string | null): string | null {
  if (referrer === null || (!referrers.has(referrer) && referrers.size >= ADDRESS_CAPS.referrers)) return null
  referrers.add(referrer)
  return referrer
}
