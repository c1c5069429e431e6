import { deleteExpiredLinks } from '#server/features/people/password-links-store.ts'
import { deleteExpiredSessions } from '#server/features/people/sessions-store.ts'
import { sweepEvents, sweepUnknownEmails } from '#server/features/security-events/sweep-store.ts'
import { sweepRateLimits } from '#server/lib/rate-limits-store.ts'
import type { Services } from '#server/services.ts'

/** How long attempts with an unknown e-mail are kept. */
const STRANGER_DAYS = 90

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes expired rows. */
export async function sweepAccounts({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'config' | 'clock'>): Promise<void> {
  const now = clock()
  await sweepEvents(db, new Date(now.getTime() - config.auditDays * DAY_MS))
  await sweepUnknownEmails(db, new Date(now.getTime() - STRANGER_DAYS * DAY_MS))
  await deleteExpiredSessions(db, now)
  await deleteExpiredLinks(db, now)
  await sweepRateLimits(db, now)
}
