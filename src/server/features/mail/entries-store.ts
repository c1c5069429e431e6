import type { MailEntry } from '#contract/mails.ts'
import type { Db } from '#server/db/database.ts'

interface Page {
  limit: number
  before?: number | undefined
  state?: 'queued' | 'dead' | undefined
}

const selectEntries = (db: Db) =>
  db
    .selectFrom('mails')
    .select(['id', 'kind', 'to', 'subject', 'createdAt', 'attempts', 'nextAttemptAt', 'lastError'])
    .select(['sentAt', 'failedAt'])

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

const toEntry = ({ sentAt, failedAt, ...row }: Row): MailEntry => ({
  ...row,
  state: sentAt !== null ? 'sent' : failedAt !== null ? 'dead' : 'queued',
})

/** What has not been sent, newest first. */
export async function listMails(db: Db, { limit, before, state }: Page): Promise<MailEntry[]> {
  const rows = await selectEntries(db)
    .where('sentAt', 'is', null)
    .$if(state === 'queued', (query) => query.where('failedAt', 'is', null))
    .$if(state === 'dead', (query) => query.where('failedAt', 'is not', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

export async function findMail(db: Db, id: number): Promise<MailEntry | null> {
  const row = await selectEntries(db).where('id', '=', id).executeTakeFirst()
  return row ? toEntry(row) : null
}

/** Makes a mail due at once, with all its attempts before it; false when it is sent, of no more use, or on its way. */
export async function makeDue(db: Db, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ attempts: 0, nextAttemptAt: at, leaseUntil: null, failedAt: null })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', at)]))
    .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', at)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
