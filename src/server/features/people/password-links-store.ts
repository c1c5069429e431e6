import type { Db, Trx } from '#server/db/database.ts'
import { hashToken, newToken } from '#server/lib/hashing.ts'
import type { Services } from '#server/services.ts'

/** A single-use link to choose a password. The token stands behind #, so that no server or proxy ever logs it. */
export async function createPasswordLink(
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
  db: Db,
  userId: number,
  base: string,
  minutes: number,
) {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + minutes * 60_000)
  const row = { userId, tokenHash: hashToken(secret, token), expiresAt: expiresAt.toISOString() }
  await db.insertInto('passwordLinks').values(row).execute()
  return { link: `${base}/reset-password#${token}`, expiresAt }
}

/** Whose link this is; null when it is unknown, used or expired. */
export async function findLinkOwnerId(db: Db, tokenHash: string, now: Date): Promise<number | null> {
  const link = await db
    .selectFrom('passwordLinks')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return link?.userId ?? null
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

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passwordLinks').where('expiresAt', '<=', now.toISOString()).execute()
}
