import type { Db } from '#server/db/database.ts'
import { prepareChange } from '#server/db/prepared.ts'

const noteSession = prepareChange((trx, id: number, lastSeenAt: string) =>
  trx.updateTable('sessions').set({ lastSeenAt }).where('id', '=', id),
)

const noteUser = prepareChange((trx, sessionId: number, lastSeenAt: string) =>
  trx
    .updateTable('users')
    .set({ lastSeenAt })
    .where('id', '=', (select) => select.selectFrom('sessions').select('userId').where('id', '=', sessionId)),
)

/**
 * When each device was last seen, written in batches: a commit for every request would cost a disk flush each.
 * What a crash loses is at most one interval of freshness.
 */
export function createLastSeen(db: Db, clock: () => Date) {
  let seen = new Map<number, number>()

  async function flush(): Promise<void> {
    if (seen.size === 0) return
    const batch = seen
    seen = new Map()
    await db.transaction().execute(async (trx) => {
      for (const [id, time] of batch) {
        const lastSeenAt = new Date(time).toISOString()
        await noteSession(trx, id, lastSeenAt)
        await noteUser(trx, id, lastSeenAt)
      }
    })
  }

  return { note: (sessionId: number) => void seen.set(sessionId, clock().getTime()), flush }
}
