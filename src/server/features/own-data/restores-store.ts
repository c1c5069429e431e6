import type { Selectable } from 'kysely'
import type { Db, Trx } from '#server/db/database.ts'
import type { RestoresTable } from '#server/db/tables/own-data.ts'

export type Restore = Selectable<RestoresTable>

/** A restore without a sign of life for this long is given up. */
export const RESTORE_MINUTES = 60

export async function findRestore(db: Db, userId: number): Promise<Restore | undefined> {
  return db.selectFrom('restores').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Reads and locks it until the transaction ends: an update that changes nothing takes the lock. */
export async function lockRestore(trx: Trx, userId: number): Promise<Restore | undefined> {
  return trx
    .updateTable('restores')
    .set((set) => ({ batches: set.ref('batches') }))
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function addRestore(trx: Trx, restore: Restore): Promise<void> {
  await trx.insertInto('restores').values(restore).execute()
}

export async function noteBatch(
  trx: Trx,
  userId: number,
  change: Pick<Restore, 'batches' | 'counts' | 'touchedAt'>,
): Promise<void> {
  await trx.updateTable('restores').set(change).where('userId', '=', userId).execute()
}

export async function removeRestore(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('restores').where('userId', '=', userId).execute()
}

/** Ends restores of which nothing has been heard for too long. */
export async function dropStaleRestores(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RESTORE_MINUTES * 60_000).toISOString()
  await db.deleteFrom('restores').where('touchedAt', '<', before).execute()
}

/** Marked as being deleted from the start, so that it is swept away if the restore is broken off. */
export async function addHiddenUser(trx: Trx, at: string): Promise<number> {
  const key = `restoring ${crypto.randomUUID()}`
  const { id } = await trx
    .insertInto('users')
    .values({
      email: key,
      emailKey: key,
      username: key,
      usernameBase: key,
      usernameNumber: 1,
      isAdmin: 0,
      passwordHash: '',
      passwordIsGenerated: 0,
      passwordEpoch: 1,
      createdAt: at,
      disabledAt: at,
      deletedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
