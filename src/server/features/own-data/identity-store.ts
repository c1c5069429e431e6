import { toFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import { findUser } from '#server/features/people/users-store.ts'

/** What is tied to the person rather than to what they have stored, a handful of rows each. */
const MOVED = [
  'sessions',
  'passwordLinks',
  'authenticators',
  'recoveryCodes',
  'passkeys',
  'digests',
  'mails',
  'feedback',
] as const

export async function moveOwn(trx: Trx, fromId: number, toId: number): Promise<void> {
  for (const table of MOVED)
    await trx.updateTable(table).set({ userId: toId }).where('userId', '=', fromId).execute()
}

/** The name and the time zone are the file's, the rest is the account's. False when one of them is gone. */
export async function exchangeIdentity(trx: Trx, fromId: number, toId: number, now: Date): Promise<boolean> {
  const [from, to] = [await findUser(trx, fromId), await findUser(trx, toId)]
  if (!from || !to) return false
  const { id: _, name, nameKey, timeZone, movedTo: __, ...identity } = from
  const at = now.toISOString()
  // Names are unique, so that the old one has to give them up first.
  const key = `replaced ${crypto.randomUUID()}`
  await trx
    .updateTable('users')
    .set({
      email: key,
      emailKey: key,
      username: key,
      usernameBase: key,
      isAdmin: toFlag(false),
      disabledAt: at,
      deletedAt: at,
      movedTo: toId,
    })
    .where('id', '=', fromId)
    .execute()
  // A name that was never given is no reason to take away the account's own.
  const own = { name: to.name ?? name, nameKey: to.nameKey ?? nameKey, timeZone: to.timeZone ?? timeZone }
  await trx
    .updateTable('users')
    .set({ ...identity, ...own })
    .where('id', '=', toId)
    .execute()
  return true
}
