import type { Db, Trx } from '#server/db/database.ts'

export async function addPasswordLink(
  db: Db,
  userId: number,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passwordLinks')
    .values({ userId, tokenHash, expiresAt: expiresAt.toISOString() })
    .execute()
}

/** Uses a link up, and with it every other link of that user; null when it is unknown, used or expired. */
export async function takePasswordLink(db: Trx, tokenHash: string, now: Date): Promise<number | null> {
  const link = await db
    .deleteFrom('passwordLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .returning('userId')
    .executeTakeFirst()
  if (!link) return null
  await db.deleteFrom('passwordLinks').where('userId', '=', link.userId).execute()
  return link.userId
}

export async function deletePasswordLinks(db: Trx, userId: number): Promise<void> {
  await db.deleteFrom('passwordLinks').where('userId', '=', userId).execute()
}
