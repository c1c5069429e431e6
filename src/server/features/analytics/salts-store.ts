import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'

/** The first process of the day makes the salt, the others find it. */
export async function takeSalt(db: Db, day: string): Promise<string> {
  await db
    .insertInto('visitorSalts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  await deleteSalts(db, day)
  const { salt } = await db
    .selectFrom('visitorSalts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}

/** Deletes the salts of earlier days. */
export async function deleteSalts(db: Db, today: string): Promise<void> {
  await db.deleteFrom('visitorSalts').where('day', '<', today).execute()
}
