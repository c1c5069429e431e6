import type { CurrentUser } from '#contract/accounts.ts'
import { emailKey } from '#contract/fields.ts'
import { type Currency, DEFAULT_CURRENCY } from '#finance/currency.ts'
import { type Flag, fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/errors.ts'

interface UserRow {
  id: number
  name: string | null
  username: string
  email: string
  isAdmin: Flag
  passwordIsGenerated: Flag
  /** Null of somebody who has never changed a setting. */
  currency: Currency | null
}

export function toCurrentUser({
  id,
  name,
  username,
  email,
  isAdmin,
  passwordIsGenerated,
  currency,
}: UserRow): CurrentUser {
  return {
    id,
    name,
    username,
    email,
    isAdmin: fromFlag(isAdmin),
    passwordIsGenerated: fromFlag(passwordIsGenerated),
    currency: currency ?? DEFAULT_CURRENCY,
  }
}

export async function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('users').selectAll().where('emailKey', '=', emailKey(email)).executeTakeFirst()
}

export async function findUser(db: Db, id: number) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readPasswordHash(db: Db, id: number): Promise<string> {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return passwordHash
}

export interface NewUser {
  email: string
  name: string | null
  isAdmin: boolean
  passwordHash: string
  passwordIsGenerated: boolean
}

/** As names are searched, in either engine: without letter case. */
export const searchKey = (name: string | null) => name?.trim().normalize('NFC').toLowerCase() || null

/** Adds a user under a free username; null when the e-mail is taken. */
export async function addUser(db: Db, user: NewUser, now: Date): Promise<CurrentUser | null> {
  for (;;) {
    const username = await nextUsername(db, user.email)
    try {
      const row = await db
        .insertInto('users')
        .values({
          email: user.email.trim(),
          emailKey: emailKey(user.email),
          ...username,
          name: user.name || null,
          nameKey: searchKey(user.name),
          isAdmin: toFlag(user.isAdmin),
          passwordHash: user.passwordHash,
          passwordIsGenerated: toFlag(user.passwordIsGenerated),
          passwordEpoch: 1,
          createdAt: now.toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toCurrentUser({ ...row, currency: null })
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      if (await findUserByEmail(db, user.email)) return null
      // Someone took the username in between: look for the next one.
    }
  }
}

/** The part of the e-mail before @, numbered when taken: ann, ann2, ann3. */
async function nextUsername(db: Db, email: string) {
  const usernameBase = emailKey(email).split('@')[0] ?? ''
  const { last } = await db
    .selectFrom('users')
    .select((select) => select.fn.max('usernameNumber').as('last'))
    .where('usernameBase', '=', usernameBase)
    .executeTakeFirstOrThrow()
  for (let usernameNumber = (last ?? 0) + 1; ; usernameNumber += 1) {
    const username = usernameNumber === 1 ? usernameBase : `${usernameBase}${usernameNumber}`
    // `ann2` may also be somebody's own name.
    const taken = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst()
    if (!taken) return { username, usernameBase, usernameNumber }
  }
}

interface PasswordOptions {
  /** Somebody else made this password up, so its owner should choose a new one. */
  generated?: boolean
}

/** Stores a new password; every session of the user is dead until it is given the returned epoch. */
export async function setPassword(
  db: Trx,
  userId: number,
  passwordHash: string,
  { generated = false }: PasswordOptions = {},
): Promise<number> {
  const { passwordEpoch } = await db
    .updateTable('users')
    .set((set) => ({
      passwordHash,
      passwordIsGenerated: toFlag(generated),
      passwordEpoch: set('passwordEpoch', '+', 1),
    }))
    .where('id', '=', userId)
    .returning('passwordEpoch')
    .executeTakeFirstOrThrow()
  return passwordEpoch
}

/** The same password under a stronger hash: nobody is signed out. */
export async function renewPasswordHash(
  db: Db,
  userId: number,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash: newHash })
    .where('id', '=', userId)
    .where('passwordHash', '=', oldHash)
    .execute()
}

/** Those who can sign in. */
export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('isAdmin', '=', toFlag(true))
    .where('disabledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Those who can sign in, to be written to. */
export async function listAdmins(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('isAdmin', '=', toFlag(true))
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** Everything that belongs to the user goes with them: all their tables refer to this row and cascade. */
export async function deleteUser(db: Trx, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}
