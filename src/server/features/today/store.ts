import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareList } from '#server/db/prepared.ts'

const listSince = prepareList((db, userId: number, since: string) =>
  db.selectFrom('stepTicks').select('code').where('userId', '=', userId).where('at', '>=', since),
)

/** The codes of the steps that a user has ticked since. */
export async function listTicks(db: Db, userId: number, since: Date): Promise<string[]> {
  return (await listSince(db, userId, since.toISOString())).map(({ code }) => code)
}

const putTick = prepareChange((trx, userId: number, code: string, at: string) =>
  trx
    .insertInto('stepTicks')
    .values({ userId, code, at })
    .onConflict((conflict) => conflict.columns(['userId', 'code']).doUpdateSet({ at })),
)

/** Ticked again, it stays away for longer. */
export async function addTick(trx: Trx, userId: number, code: string, now: Date): Promise<void> {
  await putTick(trx, userId, code, now.toISOString())
}
