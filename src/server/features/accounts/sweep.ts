import type { Services } from '#server/services.ts'
import { deleteExpiredSessions } from './sessions-store.ts'

/** Rows that have run out serve nobody. */
export async function sweepAccounts({ db, clock }: Services): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await db.deleteFrom('passwordLinks').where('expiresAt', '<=', now.toISOString()).execute()
  await db.deleteFrom('rateLimits').where('resetsAt', '<=', now.toISOString()).execute()
}
