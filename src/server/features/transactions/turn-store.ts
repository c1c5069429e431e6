import type { Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import type { Services } from '#server/services.ts'

export const transactionsOf = (userId: number) => `transactions of ${userId}`

/** Changes to one user's transactions run one after the other. */
export function inTurn<Result>(
  { db, engine }: Pick<Services, 'db' | 'engine'>,
  userId: number,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await takeTurns(trx, engine, transactionsOf(userId))
    return work(trx)
  })
}
