import type { Fact } from '#advisor/facts.ts'
import type { Db } from '#server/db/database.ts'
import { prepareList } from '#server/db/prepared.ts'

const listSaid = prepareList((db, userId: number) =>
  db
    .selectFrom('facts')
    .select(['itemId', 'said'])
    .where('userId', '=', userId)
    .where('place', '=', 'liabilities')
    .where('state', '=', 'saved')
    .where('said', 'like', '%"interestRate":0%'),
)

/** Debts that were told to cost no interest: other rows are kept with zero until their rate is known. */
export async function listZeroRates(db: Db, userId: number): Promise<number[]> {
  const rows = await listSaid(db, userId)
  return rows.flatMap(({ itemId, said }) => {
    if (itemId === null || said === null) return []
    const { change } = JSON.parse(said) as Fact
    return change.kind === 'liability' && change.interestRate === 0 ? [itemId] : []
  })
}
