import type { Db } from '#server/db/database.ts'
import { breathe } from '#server/lib/breathe.ts'
import type { Services } from '#server/services.ts'
import { deleteExpiredSessions } from '#server/features/people/sessions-store.ts'

/** How long it is kept that somebody tried an e-mail which nobody has. */
const STRANGER_DAYS = 90

const DAY_MS = 24 * 60 * 60 * 1000
/** One deletion keeps others waiting for the store only so long. */
const PIECE = 500

/** Rows come in the order of time, so the oldest are found without an index on it. */
async function sweepEvents(db: Db, until: Date): Promise<void> {
  for (;;) {
    const oldest = await db
      .selectFrom('securityEvents')
      .select(['id', 'at'])
      .orderBy('id')
      .limit(PIECE)
      .execute()
    const last = oldest.findLast(({ at }) => at < until.toISOString())
    if (!last) return
    await db
      .deleteFrom('securityEvents')
      .where('id', '<=', last.id)
      .where('at', '<', until.toISOString())
      .execute()
    if (oldest.length < PIECE || last !== oldest.at(-1)) return
    await breathe()
  }
}

/** Rows that have run out serve nobody. */
export async function sweepAccounts({ db, clock, config }: Services): Promise<void> {
  const now = clock()
  await sweepEvents(db, new Date(now.getTime() - config.auditDays * DAY_MS))
  const strangersUntil = new Date(now.getTime() - STRANGER_DAYS * DAY_MS).toISOString()
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
