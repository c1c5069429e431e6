import type { Db, Trx } from '#server/db/database.ts'

/** The codes of the steps that a user has ticked since. */
export async function listTicks(db: Db, userId: number, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('stepTicks')
    .select('code')
    .where('userId', '=', userId)
    .where('at', '>=', since.toISOString())
    .execute()
  return rows.map(({ code }) => code)
}

/** Ticked again, it stays away for longer. */
export async function addTick(trx: Trx, userId: number, code: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await trx
    .insertInto('stepTicks')
    .values({ userId, code, at })
    .onConflict((conflict) => conflict.columns(['userId', 'code']).doUpdateSet({ at }))
    .execute()
}
