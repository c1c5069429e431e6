import { emailKey } from '#contract/fields.ts'
import type { WaitlistEntry, WaitlistQuery } from '#contract/waitlist.ts'
import { type Flag, fromFlag, toFlag } from '#server/db/codec.ts'
import { contains } from '#server/db/contains.ts'
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
export async function joinWaitlist(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  email: string,
  now: Date,
): Promise<number | null> {
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

const selectEntries = (db: Db) => db.selectFrom('waitlist').select(['id', 'email', 'createdAt', 'inviteSent'])

const toEntry = (row: Omit<WaitlistEntry, 'inviteSent'> & { inviteSent: Flag }): WaitlistEntry => ({
  ...row,
  inviteSent: fromFlag(row.inviteSent),
})

/** The whole list in the order of joining; with a limit a page of it, newest first. */
export async function listWaitlist(db: Db, query: WaitlistQuery): Promise<WaitlistEntry[]> {
  const { search, status, limit, before } = query
  const rows = await selectEntries(db)
    .$if(Boolean(search), (rows) => rows.where(contains('emailKey', emailKey(search ?? ''))))
    .$if(status !== undefined, (rows) => rows.where('inviteSent', '=', toFlag(status === 'invited')))
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? 0))
    .orderBy('id', limit === undefined ? 'asc' : 'desc')
    .$if(limit !== undefined, (rows) => rows.limit(limit ?? 0))
    .execute()
  return rows.map(toEntry)
}

export async function listAfter(db: Db, id: number, limit: number): Promise<WaitlistEntry[]> {
  const rows = await selectEntries(db).where('id', '>', id).orderBy('id').limit(limit).execute()
  return rows.map(toEntry)
}

export async function findEntries(db: Db, ids: number[]): Promise<WaitlistEntry[]> {
  const rows = await selectEntries(db).where('id', 'in', ids).execute()
  return rows.map(toEntry)
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
