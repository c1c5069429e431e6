import type { Insertable, Selectable } from 'kysely'
import { toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareList } from '#server/db/prepared.ts'
import type { MessagesTable, MessageState } from '#server/db/tables/chat.ts'

export type MessageRow = Selectable<MessagesTable>

/** A message as it is listed: without the text that is only searched, and what only its turn needs. */
export type ListedMessage = Omit<MessageRow, 'searchKey' | 'sumChange'>

export const listed = [
  'id',
  'userId',
  'isUser',
  'content',
  'createdAt',
  'status',
  'details',
  'cards',
  'figures',
  'assumptions',
  'notice',
  'answers',
  'replaces',
] as const satisfies (keyof ListedMessage)[]

/** As messages are searched, in either engine: without letter case. */
export const searchKey = (text: string) => text.normalize('NFC').toLowerCase()

const none = { details: null, cards: null, figures: null, notice: null, answers: null, replaces: null }

export async function addOwnMessage(
  trx: Trx,
  userId: number,
  own: Pick<MessageRow, 'content' | 'replaces' | 'sumChange'>,
  now: Date,
): Promise<MessageRow> {
  return insert(trx, {
    ...none,
    ...own,
    userId,
    isUser: toFlag(true),
    searchKey: searchKey(own.content),
    createdAt: now.toISOString(),
    status: 'pending',
  })
}

type NewReply = Pick<
  MessageRow,
  'content' | 'status' | 'details' | 'cards' | 'figures' | 'assumptions' | 'notice' | 'answers'
>

export async function addReply(
  trx: Trx,
  userId: number,
  { visible, ...reply }: NewReply & { visible: string },
  now: Date,
): Promise<MessageRow> {
  return insert(trx, {
    ...none,
    ...reply,
    userId,
    isUser: toFlag(false),
    searchKey: searchKey(visible),
    createdAt: now.toISOString(),
  })
}

const insert = (trx: Trx, row: Insertable<MessagesTable>) =>
  trx.insertInto('messages').values(row).returningAll().executeTakeFirstOrThrow()

export async function findMessage(db: Db, userId: number, id: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The newest reply to a message. */
export async function findReply(db: Db, userId: number, id: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '>', id)
    .where('answers', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The user's own last words. */
export async function findLastOwn(db: Db, userId: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('userId', '=', userId)
    .where('isUser', '=', toFlag(true))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The most messages without an explicit limit: a longer conversation would keep everybody waiting. */
export const MOST_AT_ONCE = 1000

export interface Page {
  limit?: number | undefined
  before?: number | undefined
}

const listNewest = prepareList((db, userId: number, { limit = MOST_AT_ONCE, before }: Page) =>
  db
    .selectFrom('messages')
    .select(listed)
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit),
)

/** Oldest first: the newest, before an id where one is given. */
export async function listMessages(db: Db, userId: number, page: Page): Promise<ListedMessage[]> {
  return (await listNewest(db, userId, page)).toReversed()
}

export async function setStatus(trx: Trx, userId: number, id: number, status: MessageState): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ status })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Marks a message and the replies to it as replaced. Replies are younger than what they answer. */
export async function markReplaced(trx: Trx, userId: number, id: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ status: 'replaced' })
    .where('userId', '=', userId)
    .where('id', '>=', id)
    .where((where) => where.or([where('id', '=', id), where('answers', '=', id)]))
    .execute()
}

/** Marks the stopped reply to a message as replaced; false when it has none. */
export async function replaceStopped(trx: Trx, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('messages')
    .set({ status: 'replaced' })
    .where('userId', '=', userId)
    .where('answers', '=', id)
    .where('status', '=', 'stopped')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Marks messages whose turn was abandoned as failed, so that they can be sent again. */
export async function failAbandoned(trx: Trx): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ status: 'failed' })
    .where('status', '=', 'pending')
    .where('userId', 'in', (select) =>
      select.selectFrom('conversations').select('userId').where('turn', 'is', null),
    )
    .execute()
}

/** The first messages of a conversation; false when there are not that many. */
export async function deleteOldestMessages(db: Db, userId: number, count: number): Promise<boolean> {
  const edge = await db
    .selectFrom('messages')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id')
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  if (!edge) return false
  await db.deleteFrom('messages').where('userId', '=', userId).where('id', '<', edge.id).execute()
  return true
}

/** Facts stay, and forget which message they came from. */
export async function deleteMessages(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('messages').where('userId', '=', userId).execute()
  await trx
    .updateTable('profileChanges')
    .set({ messageId: null })
    .where('userId', '=', userId)
    .where('messageId', 'is not', null)
    .execute()
}
