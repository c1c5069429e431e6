import { type Flag, fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareFirst, prepareOne } from '#server/db/prepared.ts'

/** A turn that has not ended by then is given up, though its process may be alive. */
export const TURN_SECONDS = 120

const fresh = {
  sent: 0,
  received: 0,
  dialogue: null,
  dialogueBefore: null,
  turn: null,
  turnProcess: null,
  turnUntil: null,
  stopRequested: toFlag(false),
}

const findCounts = prepareFirst((db, userId: number) =>
  db.selectFrom('conversations').select(['sent', 'received']).where('userId', '=', userId),
)

export async function countMessages(db: Db, userId: number): Promise<{ sent: number; received: number }> {
  return (await findCounts(db, userId)) ?? { sent: 0, received: 0 }
}

const findTalk = prepareFirst((db, userId: number) =>
  db.selectFrom('conversations').select(['dialogue', 'dialogueBefore']).where('userId', '=', userId),
)

/** Where the talk stands. */
export const findDialogue = async (db: Db, userId: number): Promise<string | null> =>
  (await findTalk(db, userId))?.dialogue ?? null

/** Where the talk stood before the last message. */
export const findDialogueBefore = async (db: Db, userId: number): Promise<string | null> =>
  (await findTalk(db, userId))?.dialogueBefore ?? null

/** A turn by its token, and the process that makes it. */
interface TurnKey {
  turn: string
  turnProcess: number
}

/** Years of talking every day. */
export const MAX_MESSAGES = 50_000

export interface Conversation {
  sent: number
  received: number
  /** Where the talk stands. */
  dialogue: string | null
}

/**
 * Takes the user's one place for a turn, and gives what their conversation is; null while another turn has it.
 * Everyone else waits for the transaction.
 */
export async function startTurn(
  trx: Trx,
  userId: number,
  { turn, turnProcess }: TurnKey,
  now: Date,
): Promise<Conversation | null> {
  const turnUntil = new Date(now.getTime() + TURN_SECONDS * 1000).toISOString()
  const taken = { turn, turnProcess, turnUntil, stopRequested: toFlag(false) }
  return (await takePlace(trx, userId, taken, now.toISOString())) ?? null
}

const takePlace = prepareFirst(
  (trx, userId: number, taken: TurnKey & { turnUntil: string; stopRequested: Flag }, now: string) =>
    trx
      .insertInto('conversations')
      .values({ userId, ...fresh, ...taken })
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet(taken)
          .where((where) =>
            where.or([where('conversations.turn', 'is', null), where('conversations.turnUntil', '<=', now)]),
          ),
      )
      .returning(['sent', 'received', 'dialogue']),
)

/** The state that a new message of the user is heard in; one that replaces the last is heard as that one was. */
export async function noteSent(
  trx: Trx,
  userId: number,
  { replacing }: { replacing: boolean },
): Promise<string | null> {
  return (await addSent(trx, userId, replacing)).dialogue
}

const addSent = prepareOne((trx, userId: number, replacing: boolean) =>
  trx
    .updateTable('conversations')
    .set((set) => ({
      sent: set('sent', '+', 1),
      ...(replacing ? { dialogue: set.ref('dialogueBefore') } : { dialogueBefore: set.ref('dialogue') }),
    }))
    .where('userId', '=', userId)
    .returning('dialogue'),
)

/** Ends a turn and gives its place free; false when it was given up for dead before. */
export async function endTurn(
  trx: Trx,
  userId: number,
  turn: string,
  reply: { dialogue: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversations')
    .set((set) => ({
      turn: null,
      turnProcess: null,
      turnUntil: null,
      ...(reply && { received: set('received', '+', 1), dialogue: reply.dialogue }),
    }))
    .where('userId', '=', userId)
    .where('turn', '=', turn)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Reaches the turn in whatever process it runs. */
export async function requestStop(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ stopRequested: toFlag(true) })
    .where('userId', '=', userId)
    .where('turn', 'is not', null)
    .execute()
}

export async function isStopRequested(db: Db, userId: number, turn: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('stopRequested')
    .where('userId', '=', userId)
    .where('turn', '=', turn)
    .executeTakeFirst()
  return row !== undefined && fromFlag(row.stopRequested)
}

/** Starts anew; false while a turn is in flight, whose reply would come into the empty conversation. */
export async function resetConversation(
  trx: Trx,
  userId: number,
  turnProcess: number,
  now: Date,
): Promise<boolean> {
  if (!(await startTurn(trx, userId, { turn: 'clearing', turnProcess }, now))) return false
  await trx.updateTable('conversations').set(fresh).where('userId', '=', userId).execute()
  return true
}

/** The processes that make turns, dead or alive; null for turns of an earlier version, which did not note it. */
export async function listTurnProcesses(db: Db): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('conversations')
    .select('turnProcess')
    .distinct()
    .where('turn', 'is not', null)
    .execute()
  return rows.map(({ turnProcess }) => turnProcess)
}

/** Gives places free whose turns were cut off with their process, or whose time is over. */
export async function freeTurns(trx: Trx, now: Date, dead: number[]): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ turn: null, turnProcess: null, turnUntil: null })
    .where('turn', 'is not', null)
    .where((where) =>
      where.or([
        where('turnUntil', '<=', now.toISOString()),
        where('turnProcess', 'is', null),
        ...(dead.length > 0 ? [where('turnProcess', 'in', dead)] : []),
      ]),
    )
    .execute()
}

/** Whether a turn is under way. */
export async function isTalking(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('turn')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined && row.turn !== null
}
