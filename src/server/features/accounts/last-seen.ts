import { sql } from 'kysely'
import type { Db, Trx } from '#server/db/database.ts'

/** One transaction holds so many rows: others wait for it only so long. */
const PIECE = 200

interface Seen {
  sessionId: number
  userId: number
  at: string
}

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
        await db.transaction().execute((trx) => write(trx, batch.slice(start, start + PIECE)))
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
      void seen.set(sessionId, { sessionId, userId, at: clock().toISOString() }),
    flush,
  }
}

/** Users before their sessions, each in the order of ids, as everybody else does: nobody waits in a circle. */
async function write(trx: Trx, batch: Seen[]): Promise<void> {
  const users = new Map<number, string>()
  for (const { userId, at } of batch) users.set(userId, latest(users.get(userId), at))
  for (const [id, at] of [...users].toSorted(([a], [b]) => a - b)) {
    await trx
      .updateTable('users')
      .set({ lastSeenAt: at })
      .where('id', '=', id)
      .where((where) => where.or([where('lastSeenAt', 'is', null), where('lastSeenAt', '<', at)]))
      .execute()
  }
  for (const { sessionId, at } of batch) {
    await trx
      .updateTable('sessions')
      .set({ lastSeenAt: sql`case when last_seen_at < ${at} then ${at} else last_seen_at end` })
      .where('id', '=', sessionId)
      .execute()
  }
}

const latest = (known: string | undefined, at: string) => (known !== undefined && known > at ? known : at)
