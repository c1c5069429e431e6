import type { FeedbackEntry, FeedbackInput } from '#contract/feedback.ts'
import { type Flag, fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db } from '#server/db/database.ts'

/** Stores what somebody wrote; `userId` is null for a visitor. Returns its id. */
export async function addFeedback(
  db: Db,
  userId: number | null,
  { name, email, subject, message }: FeedbackInput,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('feedback')
    .values({ userId, name, email, subject, message, createdAt: now.toISOString(), handled: toFlag(false) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Page {
  limit: number
  before?: number | undefined
}

export async function listFeedback(db: Db, { limit, before }: Page): Promise<FeedbackEntry[]> {
  const rows = await db
    .selectFrom('feedback')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** Null when there is no such feedback. */
export async function setHandled(db: Db, id: number, handled: boolean): Promise<FeedbackEntry | null> {
  const row = await db
    .updateTable('feedback')
    .set({ handled: toFlag(handled) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toEntry(row) : null
}

function toEntry(row: Omit<FeedbackEntry, 'handled'> & { handled: Flag }): FeedbackEntry {
  return { ...row, handled: fromFlag(row.handled) }
}
