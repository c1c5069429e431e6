import type { Db } from '#server/db/database.ts'
import { noteSeen, type Seen } from '#server/features/people/last-seen-store.ts'

/** Rows per transaction, so that others do not wait for it for long. */
const PIECE = 200

/**
 * When each device was last seen, written in batches: a commit for every request would cost a disk flush each.
 * What a crash loses is at most one interval of freshness.
 */
export function createLastSeen(db: Db, clock: () => Date) {
  let seen = new Map<number, Seen>()

  async function flush(): Promise<void> {
    const batch = [...seen.values()].toSorted((a, b) => a.sessionId - b.sessionId)
    seen = new Map()
    for (let start = 0; start < batch.length; start += PIECE) {
      try {
        await db.transaction().execute((trx) => noteSeen(trx, batch.slice(start, start + PIECE)))
      } catch (error) {
        // The store is away: what was seen waits for the next time, unless it was seen again meanwhile.
        for (const device of batch.slice(start))
          if (!seen.has(device.sessionId)) seen.set(device.sessionId, device)
        throw error
      }
    }
  }

  return {
    note: (sessionId: number, userId: number) =>
      void seen.set(sessionId, { sessionId, userId, at: clock().getTime() }),
    flush,
  }
}
