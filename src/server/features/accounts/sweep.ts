import type { Services } from '#server/services.ts'
import { deleteExpiredSessions } from './sessions-store.ts'

/** How long it is kept that somebody tried an e-mail which nobody has. */
const STRANGER_DAYS = 90

/** Rows that have run out serve nobody. */
export async function sweepAccounts({ db, clock }: Services): Promise<void> {
  const now = clock()
  const strangersUntil = new Date(now.getTime() - STRANGER_DAYS * 24 * 60 * 60 * 1000).toISOString()
  await db
    .deleteFrom('securityEvents')
    .where('userId', 'is', null)
    .where('kind', '=', 'sign-in-failed')
    .where('at', '<', strangersUntil)
    .execute()
  await deleteExpiredSessions(db, now)
  await db.deleteFrom('passwordLinks').where('expiresAt', '<=', now.toISOString()).execute()
  await db.deleteFrom('rateLimits').where('resetsAt', '<=', now.toISOString()).execute()
}
