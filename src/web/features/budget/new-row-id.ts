let last = 0

/** The creation time in milliseconds, or the next free number when rows come faster than that. */
export function newRowId(now = Date.now()): number {
  last = Math.max(now, last + 1)
  return last
}
