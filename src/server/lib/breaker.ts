/** A circuit breaker: after some failures in a row, the service behind it is left alone for a while. */
export interface Breaker {
  /** False while the service is left alone. After that pause one attempt is let through, and decides. */
  allows(): boolean
  succeeded(): void
  failed(): void
}

const FAILURES = 3
const FIRST_REST_MS = 30_000
const LONGEST_REST_MS = 5 * 60_000

export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0
  let restMs = FIRST_REST_MS
  let until = 0
  return {
    allows() {
      if (failures < FAILURES) return true
      if (now() < until) return false
      // Whoever comes after this attempt waits for its outcome, or for another rest.
      until = now() + restMs
      return true
    },
    succeeded() {
      failures = 0
      restMs = FIRST_REST_MS
    },
    failed() {
      failures += 1
      if (failures < FAILURES) return
      until = now() + restMs
      restMs = Math.min(restMs * 2, LONGEST_REST_MS)
    },
  }
}
