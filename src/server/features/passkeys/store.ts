import type { Insertable, Selectable } from 'kysely'
import type { Passkey } from '#contract/passkeys.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import type { PasskeyChallengesTable, PasskeysTable } from '#server/db/tables/passkeys.ts'

export type PasskeyRow = Selectable<PasskeysTable>

export function toPasskey({ id, name, host, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, host, isSynced: fromFlag(isSynced), createdAt, lastUsedAt }
}

export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('userId', '=', userId).orderBy('id').execute()
}

export async function addPasskey(trx: Trx, row: Insertable<PasskeysTable>): Promise<PasskeyRow> {
  return trx.insertInto('passkeys').values(row).returningAll().executeTakeFirstOrThrow()
}

/** By what its device calls it; whose it is, is found out by this. */
export async function findByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()
}

export async function renamePasskey(
  db: Db,
  userId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** False when a later use has been noted meanwhile: two answers cannot both be the next one. */
export async function noteUse(
  trx: Trx,
  { userId, id, counter: before }: PasskeyRow,
  { counter, at }: { counter: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: at })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when this user has no such passkey. */
export async function removePasskey(trx: Trx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many there were. */
export async function removeAllPasskeys(trx: Trx, userId: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('passkeys').where('userId', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function findNeeded(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('needsPasskey').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && fromFlag(row.needsPasskey)
}

export async function setNeeded(trx: Trx, userId: number, needed: boolean): Promise<void> {
  await trx
    .updateTable('users')
    .set({ needsPasskey: toFlag(needed) })
    .where('id', '=', userId)
    .execute()
}

export async function addChallenge(db: Db, challenge: Insertable<PasskeyChallengesTable>): Promise<void> {
  await db.insertInto('passkeyChallenges').values(challenge).execute()
}

/** Uses a challenge up; undefined when it is not known, too old, or somebody else's. */
export async function takeChallenge(db: Db, challenge: string, userId: number | null, now: Date) {
  return db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .returning('userHandle')
    .executeTakeFirst()
}

export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now.toISOString()).execute()
}
