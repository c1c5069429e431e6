import { emailKey } from '#contract/fields.ts'
import type { WaitlistEntry } from '#contract/waitlist.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db, Store } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'

export async function countWaitlist(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Adds an e-mail and tells its position; null when it is there already. People who join at the same moment take
 * turns, so that no two of them are told the same number.
 */
export async function joinWaitlist({ db, engine }: Store, email: string, now: Date): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, 'waitlist')
    const added = await trx
      .insertInto('waitlist')
      .values({
        email: email.trim(),
        emailKey: emailKey(email),
        createdAt: now.toISOString(),
        inviteSent: toFlag(false),
      })
      .onConflict((conflict) => conflict.column('emailKey').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added ? countWaitlist(trx) : null
  })
}

export async function listWaitlist(db: Db): Promise<WaitlistEntry[]> {
  const rows = await db
    .selectFrom('waitlist')
    .select(['id', 'email', 'createdAt', 'inviteSent'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, inviteSent: fromFlag(row.inviteSent) }))
}

/** False when there is no such entry. */
export async function removeEntry(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('waitlist').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removeEmail(db: Db, email: string): Promise<void> {
  await db.deleteFrom('waitlist').where('emailKey', '=', emailKey(email)).execute()
}

/** Does nothing when the e-mail never was on the waitlist. */
export async function markInvited(db: Db, email: string): Promise<void> {
  await db
    .updateTable('waitlist')
    .set({ inviteSent: toFlag(true) })
    .where('emailKey', '=', emailKey(email))
    .execute()
}
