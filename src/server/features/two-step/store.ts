import { fromFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'

export async function findAuthenticator(db: Db, userId: number) {
  return db.selectFrom('authenticators').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** A secret that does not count yet. One that does is not replaced by it before a code was given. */
export async function keepNewSecret(trx: Trx, userId: number, secret: string): Promise<void> {
  await trx
    .insertInto('authenticators')
    .values({ userId, secret, since: null, lastPeriod: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ secret, since: null, lastPeriod: 0 }))
    .execute()
}

/** Uses a code up; false when it, or a later one, was used before. */
export async function takePeriod(
  db: Db,
  userId: number,
  lastPeriod: number,
  since: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ lastPeriod, ...(since !== null && { since }) })
    .where('userId', '=', userId)
    .where('lastPeriod', '<', lastPeriod)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function replaceRecoveryCodes(trx: Trx, userId: number, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (hashes.length === 0) return
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

/** Uses a code up; false when it is not one of the user's. */
export async function takeRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const rows = await db.selectFrom('recoveryCodes').select('id').where('userId', '=', userId).execute()
  return rows.length
}

/** False when there was nothing to turn off. Recovery codes stay where a passkey is asked for, too. */
export async function removeTwoStep(trx: Trx, userId: number): Promise<boolean> {
  const { needsPasskey } = await trx
    .selectFrom('users')
    .select('needsPasskey')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!fromFlag(needsPasskey)) await replaceRecoveryCodes(trx, userId, [])
  const removed = await trx
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .returning('since')
    .executeTakeFirst()
  return removed !== undefined && removed.since !== null
}
