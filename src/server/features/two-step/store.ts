import { fromFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { replaceRecoveryCodes } from '#server/features/recovery-codes/store.ts'

export async function findAuthenticator(db: Db, userId: number) {
  return db.selectFrom('authenticators').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Stores an unconfirmed secret; false when a confirmed one exists, which is never replaced this way. */
export async function keepNewSecret(trx: Trx, userId: number, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('authenticators')
    .values({ userId, secret, since: null, lastPeriod: 0 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ secret }).where('authenticators.since', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Confirms the secret that the first code belongs to; false when another tab has started over, or was quicker. */
export async function confirmSecret(
  trx: Trx,
  {
    userId,
    secret,
    lastPeriod,
    since,
  }: { userId: number; secret: string; lastPeriod: number; since: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('authenticators')
    .set({ lastPeriod, since })
    .where('userId', '=', userId)
    .where('secret', '=', secret)
    .where('since', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a code up; false when it, or a later one, was used before. */
export async function takePeriod(db: Db, userId: number, lastPeriod: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ lastPeriod })
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
