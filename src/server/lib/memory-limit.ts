import { tooMany } from './http-error.ts'

interface MemoryLimit {
  hits: number
  seconds: number
  clock: () => Date
  /** What the user reads. */
  message?: string
}

/** How many callers are counted separately at a time; beyond that, callers share one count. */
const MAX_CALLERS = 10_000

/**
 * Counts calls in this process's memory, for those that are too many and too harmless for a write each
 * (rate-limits.ts counts in the store). Nothing of it outlives the window.
 */
export function createMemoryLimit({
  hits,
  seconds,
  clock,
  message = 'Too many requests.',
}: MemoryLimit): (whom: string) => void {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (whom) => {
    const now = clock().getTime()
    if (now >= endsAt) {
      counts = new Map()
      endsAt = now + seconds * 1000
    }
    const caller = counts.has(whom) || counts.size < MAX_CALLERS ? whom : 'everybody else'
    const count = (counts.get(caller) ?? 0) + 1
    counts.set(caller, count)
    if (count > hits) throw tooMany(message, Math.ceil((endsAt - now) / 1000))
  }
}
