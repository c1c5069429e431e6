import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange } from '#server/db/prepared.ts'

/** One transaction holds so many rows: others wait for it only so long. */
const PIECE = 200

interface Seen {
  sessionId: number
  userId: number
  /** Milliseconds. */
  at: number
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
      void seen.set(sessionId, { sessionId, userId, at: clock().getTime() }),
    flush,
  }
}

const noteUser = prepareChange((trx, id: number, at: string) =>
  trx
    .updateTable('users')
    .set({ lastSeenAt: at })
    .where('id', '=', id)
    .where((where) => where.or([where('lastSeenAt', 'is', null), where('lastSeenAt', '<', at)])),
)

const noteSession = prepareChange((trx, id: number, at: string) =>
  trx.updateTable('sessions').set({ lastSeenAt: at }).where('id', '=', id).where('lastSeenAt', '<', at),
)

/** Users before their sessions, each in the order of ids, as everybody else does: nobody waits in a circle. */
async function write(trx: Trx, batch: Seen[]): Promise<void> {
  const users = new Map<number, number>()
  for (const { userId, at } of batch) users.set(userId, Math.max(users.get(userId) ?? 0, at))
  for (const [id, at] of [...users].toSorted(([a], [b]) => a - b))
    await noteUser(trx, id, new Date(at).toISOString())
  for (const { sessionId, at } of batch) await noteSession(trx, sessionId, new Date(at).toISOString())
}
