import type { Fact } from '#advisor/facts.ts'
import type { Db } from '#server/db/database.ts'
import { prepareList } from '#server/db/prepared.ts'

const listZeroRateFacts = prepareList((db, userId: number) =>
  db
    .selectFrom('facts')
    .select(['itemId', 'said'])
    .where('userId', '=', userId)
    .where('place', '=', 'liabilities')
    .where('state', '=', 'saved')
    .where('said', 'like', '%"interestRate":0%'),
)

/** Debts that the user said cost no interest. Other rows also have a rate of 0, until their rate is known. */
export async function listZeroRates(db: Db, userId: number): Promise<number[]> {
  const rows = await listZeroRateFacts(db, userId)
  return rows.flatMap(({ itemId, said }) => {
    if (itemId === null || said === null) return []
    const { change } = JSON.parse(said) as Fact
    return change.kind === 'liability' && change.interestRate === 0 ? [itemId] : []
  })
}
