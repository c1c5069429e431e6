import type { Db } from '#server/db/database.ts'

/**
 * When each device was last seen, written in batches: a commit for every request would cost a disk flush each.
 * What a crash loses is at most one interval of freshness.
 */
export function createLastSeen(db: Db, clock: () => Date) {
  let seen = new Map<number, string>()

  async function flush(): Promise<void> {
    if (seen.size === 0) return
    const batch = seen
    seen = new Map()
    await db.transaction().execute(async (trx) => {
      for (const [id, lastSeenAt] of batch) {
        await trx.updateTable('sessions').set({ lastSeenAt }).where('id', '=', id).execute()
        await trx
          .updateTable('users')
          .set({ lastSeenAt })
          .where('id', '=', (select) => select.selectFrom('sessions').select('userId').where('id', '=', id))
          .execute()
      }
    })
  }

  return { note: (sessionId: number) => void seen.set(sessionId, clock().toISOString()), flush }
}
