import type { Selectable, Updateable } from 'kysely'
import type { Fact } from '#advisor/facts.ts'
import type { FactState } from '#contract/facts.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst, prepareList, prepareNote } from '#server/db/prepared.ts'
import type { FactsTable } from '#server/db/tables/chat.ts'
import type { Effect } from '#advisor/ledger/effect.ts'

/** A fact as it is kept: what was said, and what storing it changed. */
export interface StoredFact extends Effect {
  id: number
  messageId: number | null
  at: string
  state: FactState
  stateAt: string
  /** Null once forgotten. */
  said: Fact | null
}

type NewFact = Effect & { messageId: number | null; state: FactState; said: Fact }

const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
const toJson = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** Beside its id. */
export const factColumns = [
  'messageId',
  'at',
  'state',
  'stateAt',
  'place',
  'field',
  'itemId',
  'said',
  'oldValue',
  'newValue',
  'changeId',
] as const

const columns = ['id', ...factColumns] as const

export type FactRow = Omit<Selectable<FactsTable>, 'userId'>

export function toFact({ said, oldValue, newValue, ...row }: FactRow): StoredFact {
  return {
    ...row,
    said: fromJson(said) as Fact | null,
    before: fromJson(oldValue),
    after: fromJson(newValue),
  }
}

export async function addFact(trx: Trx, userId: number, fact: NewFact, now: Date): Promise<StoredFact> {
  const { said, before, after, ...rest } = fact
  const at = now.toISOString()
  const row = await trx
    .insertInto('facts')
    .values({
      ...rest,
      userId,
      at,
      stateAt: at,
      said: toJson(said),
      oldValue: toJson(before),
      newValue: toJson(after),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toFact(row)
}

/** Ten a day for more than five years. */
export const MAX_FACTS = 20_000

/** Beyond that the oldest go: 'Clear conversation' keeps facts, so that messages alone would not bound them. */
export const forgetOldestFacts = prepareNote((trx, userId: number, most: number) =>
  trx
    .deleteFrom('facts')
    .where('userId', '=', userId)
    .where('id', '<=', (select) =>
      select
        .selectFrom('facts')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('id', 'desc')
        .offset(most)
        .limit(1),
    ),
)

const selectFacts = (db: Db, userId: number) =>
  db.selectFrom('facts').select(columns).where('userId', '=', userId)

const find = prepareFirst((db, userId: number, id: number) => selectFacts(db, userId).where('id', '=', id))

export async function findFact(db: Db, userId: number, id: number): Promise<StoredFact | undefined> {
  const row = await find(db, userId, id)
  return row && toFact(row)
}

interface FactsQuery {
  limit: number
  before?: number | undefined
  state?: FactState
}

const list = prepareList((db, userId: number, { limit, before, state }: FactsQuery) =>
  selectFacts(db, userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'saved'))
    .orderBy('id', 'desc')
    .limit(limit),
)

/** Newest first. */
export async function listFacts(db: Db, userId: number, query: FactsQuery): Promise<StoredFact[]> {
  return (await list(db, userId, query)).map(toFact)
}

/** As many messages as a page has; a longer list is the conversation as a whole. */
const MOST_NAMED = 200

const listNamed = prepareList((db, userId: number, messageIds: number[]) =>
  selectFacts(db, userId).where('messageId', 'in', messageIds).orderBy('id'),
)

const listAll = prepareList((db, userId: number) =>
  selectFacts(db, userId).where('messageId', 'is not', null).orderBy('id'),
)

/** What messages gave, in the order it was stored. Those of a page are named, since they may lie far apart. */
export async function listFactsOfMessages(
  db: Db,
  userId: number,
  messageIds: number[],
): Promise<StoredFact[]> {
  if (messageIds.length === 0) return []
  if (messageIds.length <= MOST_NAMED) return (await listNamed(db, userId, messageIds)).map(toFact)
  const wanted = new Set(messageIds)
  const rows = await listAll(db, userId)
  return rows.filter(({ messageId }) => wanted.has(messageId ?? 0)).map(toFact)
}

const update = prepareChange((trx, userId: number, id: number, changes: Updateable<FactsTable>) =>
  trx.updateTable('facts').set(changes).where('userId', '=', userId).where('id', '=', id),
)

export async function setFactState(
  trx: Trx,
  userId: number,
  id: number,
  state: FactState,
  now: Date,
): Promise<void> {
  await update(trx, userId, id, { state, stateAt: now.toISOString() })
}

/** A fact that was asked about is now stored. */
export async function setFactSaved(
  trx: Trx,
  userId: number,
  id: number,
  { itemId, before, after, changeId }: Effect,
  now: Date,
): Promise<void> {
  const values = { itemId, oldValue: toJson(before), newValue: toJson(after), changeId }
  await update(trx, userId, id, { state: 'saved', stateAt: now.toISOString(), ...values })
}

/** Erases value and words; only that something was forgotten, and when, remains. */
export async function eraseFact(trx: Trx, userId: number, id: number, now: Date): Promise<void> {
  const erased = { said: null, oldValue: null, newValue: null, itemId: null, changeId: null }
  await update(trx, userId, id, { state: 'forgotten', stateAt: now.toISOString(), ...erased })
}

/** The fact after one that is about the same field or row. */
export async function findNextFact(
  db: Db,
  userId: number,
  { id, place, field, itemId }: StoredFact,
): Promise<StoredFact | undefined> {
  const row = await selectFacts(db, userId)
    .where('id', '>', id)
    .where('place', '=', place)
    .where('field', field === null ? 'is' : '=', field)
    .where('itemId', itemId === null ? 'is' : '=', itemId)
    .where('newValue', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && toFact(row)
}

export async function setOldValue(trx: Trx, userId: number, id: number, value: unknown): Promise<void> {
  await update(trx, userId, id, { oldValue: toJson(value) })
}

export async function listUndoneSince(db: Db, userId: number, since: string): Promise<StoredFact[]> {
  const rows = await selectFacts(db, userId)
    .where('state', '=', 'undone')
    .where('stateAt', '>=', since)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toFact)
}
