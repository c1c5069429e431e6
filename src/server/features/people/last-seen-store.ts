import type { Trx } from '#server/db/database.ts'
import { prepareChange } from '#server/db/prepared.ts'

export interface Seen {
  sessionId: number
  userId: number
  /** Milliseconds. */
  at: number
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

/** Users before their sessions, each in the order of ids, as everywhere else, so that no deadlock can arise. */
export async function noteSeen(trx: Trx, batch: Seen[]): Promise<void> {
  const users = new Map<number, number>()
  for (const { userId, at } of batch) users.set(userId, Math.max(users.get(userId) ?? 0, at))
  for (const [id, at] of [...users].toSorted(([a], [b]) => a - b))
    await noteUser(trx, id, new Date(at).toISOString())
  for (const { sessionId, at } of batch) await noteSession(trx, sessionId, new Date(at).toISOString())
}
