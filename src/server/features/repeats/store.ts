import type { Selectable } from 'kysely'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst, prepareNote } from '#server/db/prepared.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { conflict } from '#server/lib/http-error.ts'
import type { RepeatsTable } from '#server/db/tables/own-data.ts'

type First = Pick<Selectable<RepeatsTable>, 'userId' | 'clientId' | 'call' | 'at'>
type Repeat = Pick<Selectable<RepeatsTable>, 'call' | 'result'>

const insertFirst = prepareChange((trx, row: First) =>
  trx
    .insertInto('repeats')
    .values(row)
    .onConflict((taken) => taken.columns(['userId', 'clientId']).doNothing()),
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

const keepResult = prepareNote((trx, userId: number, clientId: string, result: string) =>
  trx.updateTable('repeats').set({ result }).where('userId', '=', userId).where('clientId', '=', clientId),
)

export const keepItem = prepareChange((trx, userId: number, clientId: string, itemId: number) =>
  trx.updateTable('repeats').set({ itemId }).where('userId', '=', userId).where('clientId', '=', clientId),
)

/** By then any client that missed the answer has stopped asking. */
const KEPT_DAYS = 30
/** More than six hundred changes a day: that is no person, and a program has to know itself what it has sent. */
export const MAX_REPEATS = 20_000
/** More in one deletion would keep other writers waiting. */
const ROWS_A_DELETION = 250

/** Deletes what is too old, and the oldest of an account that has more than its share. */
export async function sweepRepeats(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('repeats').where('at', '<', before).execute()
  for (const { userId, count } of await listBeyond(db))
    for (let left = Number(count) - MAX_REPEATS; left > 0; left -= ROWS_A_DELETION) {
      await deleteRepeats(db, userId, Math.min(left, ROWS_A_DELETION))
      await letOthersRun()
    }
}

const listBeyond = (db: Db) =>
  db
    .selectFrom('repeats')
    .select(['userId', ({ fn }) => fn.countAll().as('count')])
    .groupBy('userId')
    .having(({ fn }) => fn.countAll(), '>', MAX_REPEATS)
    .orderBy('userId')
    .execute()

/** Some of an account's, the oldest first; true while there may be more. */
export async function deleteRepeats(db: Db, userId: number, most = ROWS_A_DELETION): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('repeats')
    .where('userId', '=', userId)
    .where('clientId', 'in', (select) =>
      select
        .selectFrom('repeats')
        .select('clientId')
        .where('userId', '=', userId)
        .orderBy('at')
        .orderBy('clientId')
        .limit(most),
    )
    .executeTakeFirst()
  return numDeletedRows >= BigInt(most)
}

export interface Sending {
  userId: number
  /** Of the client's own making; without one every sending is a first one. */
  clientId: string | undefined
  /** What was asked for: an id means one thing only. */
  call: string
  now: Date
}

interface Answers<Result> {
  /** Does it, in the transaction that notes it: if that fails, nothing was done and the client may send it again. */
  first: () => Promise<Result>
  /** What a repeat is told where the first answer is too long to keep. */
  again?: () => Promise<Result>
}

/** Does what a client may send twice because it has not heard the answer; the second time it is only answered. */
export async function answerOnce<Result extends object>(
  trx: Trx,
  { userId, clientId, call, now }: Sending,
  { first, again }: Answers<Result>,
): Promise<Result> {
  if (clientId === undefined) return first()
  if (await noteFirst(trx, { userId, clientId, call, at: now.toISOString() })) {
    const result = await first()
    if (!again) await keepResult(trx, userId, clientId, JSON.stringify(result))
    return result
  }
  const known = readRepeat(await findRepeat(trx, userId, clientId), call)
  return again ? again() : (known as Result)
}

/**
 * The same for work of several transactions that comes to the same when it is done twice: noted when all of it is
 * done, so that a repeat finishes what broke off.
 */
export async function answerOnceDone<Result extends object>(
  db: Db,
  sending: Sending,
  work: () => Promise<Result>,
): Promise<Result> {
  const { userId, clientId, call } = sending
  const known = clientId === undefined ? undefined : await findRepeat(db, userId, clientId)
  if (known) return readRepeat(known, call) as Result
  const result = await work()
  return db.transaction().execute((trx) => answerOnce(trx, sending, { first: async () => result }))
}

function readRepeat(known: Repeat | undefined, call: string): unknown {
  if (known?.call !== call) throw conflict('This was sent before as something else.')
  return JSON.parse(known.result ?? '{}')
}
