import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { MailsTable } from '#server/db/tables/mail.ts'

export type ClaimedMail = Selectable<MailsTable>

/** Mails whose time has come and that nobody is sending, the longest waiting first. */
export async function listDueMails(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('nextAttemptAt', '<=', now.toISOString())
    .where((where) =>
      where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', now.toISOString())]),
    )
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes a due mail for the time of a lease; null when somebody else has it, or it is not due. */
export async function claimMail(db: Db, id: number, now: Date, leaseMs: number): Promise<ClaimedMail | null> {
  const at = now.toISOString()
  const claimed = await db
    .updateTable('mails')
    .set((set) => ({ leaseUntil: leaseEnd(now, leaseMs), attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('nextAttemptAt', '<=', at)
    .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', at)]))
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}

export async function renewLease(db: Db, mail: ClaimedMail, now: Date, leaseMs: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ leaseUntil: leaseEnd(now, leaseMs) })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('nextAttemptAt', 'is not', null)
    .execute()
}

/** Accepted is accepted, whoever holds the lease by now. What it said is no longer kept. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAt: now.toISOString(), nextAttemptAt: null, leaseUntil: null, failedAt: null })
    .set({ lastError: null, text: null, html: null, unsubscribeUrl: null })
    .where('id', '=', id)
    .execute()
}

interface Failure {
  lastError: string
  /** Null when the mail is given up. */
  nextAttemptAt: Date | null
}

export async function markFailed(db: Db, mail: ClaimedMail, failure: Failure, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      leaseUntil: null,
      lastError: failure.lastError,
      nextAttemptAt: failure.nextAttemptAt?.toISOString() ?? null,
      failedAt: failure.nextAttemptAt ? null : now.toISOString(),
    })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('sentAt', 'is', null)
    .execute()
}

export async function isMailSent(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('mails').select('sentAt').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.sentAt !== null
}

const KEEP_DAYS = 30

/** Sent and dead mails are deleted after a while. */
export async function sweepMails(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEEP_DAYS * 24 * 60 * 60_000).toISOString()
  await db
    .deleteFrom('mails')
    .where('nextAttemptAt', 'is', null)
    .where((where) => where.or([where('sentAt', '<', until), where('failedAt', '<', until)]))
    .execute()
}

const leaseEnd = (now: Date, leaseMs: number) => new Date(now.getTime() + leaseMs).toISOString()
