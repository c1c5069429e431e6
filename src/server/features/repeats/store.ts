import type { Selectable } from 'kysely'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst } from '#server/db/prepared.ts'
import type { RepeatsTable } from '#server/db/tables/own-data.ts'

type First = Pick<Selectable<RepeatsTable>, 'userId' | 'clientId' | 'call' | 'at'>

const insertFirst = prepareChange((trx, row: First) =>
  trx
    .insertInto('repeats')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing()),
)

/** False for a repeat; one that comes while the first is on its way waits for it. */
export const noteFirst = async (trx: Trx, row: First): Promise<boolean> => (await insertFirst(trx, row)) > 0

export const findRepeat = prepareFirst((db, userId: number, clientId: string) =>
  db
    .selectFrom('repeats')
    .select(['call', 'itemId', 'result'])
    .where('userId', '=', userId)
    .where('clientId', '=', clientId),
)

export const keepResult = prepareChange((trx, userId: number, clientId: string, result: string) =>
  trx.updateTable('repeats').set({ result }).where('userId', '=', userId).where('clientId', '=', clientId),
)

export const keepItem = prepareChange((trx, userId: number, clientId: string, itemId: number) =>
  trx.updateTable('repeats').set({ itemId }).where('userId', '=', userId).where('clientId', '=', clientId),
)

/** Whoever has not heard the answer by then has long given up asking. */
const KEPT_DAYS = 30

export async function sweepRepeats(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('repeats').where('at', '<', before).execute()
}
