import { fromFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { replaceRecoveryCodes } from '#server/features/recovery-codes/store.ts'

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
