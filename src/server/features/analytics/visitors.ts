import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'

/**
 * Names a visitor for one UTC day: a hash of address group and browser under that day's random salt. Neither is
 * stored, and without the salt, which is deleted when the day is over, nobody can try which address it was.
 */
export function createVisitors(db: Db) {
  let current: { day: string; salt: Promise<string> } | null = null

  async function nameVisitor(day: string, address: string, browser: string): Promise<string> {
    if (current?.day !== day) current = { day, salt: takeSalt(db, day) }
    const { salt } = current
    // A store that was away for a moment must not leave a failed promise behind.
    salt.catch(() => {
      current = null
    })
    const hash = createHmac('sha256', await salt).update(`${address}\n${browser}`)
    return hash.digest('base64url').slice(0, 22)
  }

  async function forgetSalts(today: string): Promise<void> {
    if (current && current.day < today) current = null
    await db.deleteFrom('visitorSalts').where('day', '<', today).execute()
  }

  return { nameVisitor, forgetSalts }
}

/** The first process of the day makes the salt, the others find it. */
async function takeSalt(db: Db, day: string): Promise<string> {
  await db
    .insertInto('visitorSalts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  await db.deleteFrom('visitorSalts').where('day', '<', day).execute()
  const { salt } = await db
    .selectFrom('visitorSalts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}
