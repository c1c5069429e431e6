import type { Db } from '#server/db/database.ts'
import { prepareList } from '#server/db/prepared.ts'
import { countMessages } from '#server/features/conversation/conversation-store.ts'
import {
  factColumns,
  type FactRow,
  type StoredFact,
  toFact,
} from '#server/features/conversation/facts/store.ts'
import { listed, type ListedMessage, MOST_AT_ONCE, type Page } from './messages-store.ts'

/** A page of the conversation, oldest first, with what was taken from its messages, all of one moment. */
export interface MessagesPage {
  rows: ListedMessage[]
  facts: StoredFact[]
  counts: { sent: number; received: number }
}

/**
 * One statement instead of a transaction of three: a row for each fact, and one for a message without. Only messages of
 * the user come more than once, and those are short.
 */
const listJoined = prepareList((db, userId: number, { limit = MOST_AT_ONCE, before }: Page) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('messages')
        .select(listed)
        .where('userId', '=', userId)
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .as('page'),
    )
    .leftJoin('conversations', 'conversations.userId', 'page.userId')
    .leftJoin('facts', (join) =>
      join.onRef('facts.userId', '=', 'page.userId').onRef('facts.messageId', '=', 'page.id'),
    )
    .select(listed.map((column) => `page.${column}` as const))
    .select(['conversations.sent', 'conversations.received', 'facts.id as factId'])
    .select(factColumns.map((column) => `facts.${column}` as const))
    .orderBy('page.id')
    .orderBy('facts.id'),
)

export async function readPage(db: Db, userId: number, page: Page): Promise<MessagesPage> {
  const joined = await listJoined(db, userId, page)
  const [first] = joined
  if (!first) return { rows: [], facts: [], counts: await countMessages(db, userId) }
  return {
    rows: joined.filter((row, at) => row.id !== joined[at - 1]?.id),
    facts: joined
      .filter(({ factId }) => factId !== null)
      .map((row) => {
        const fact = Object.fromEntries(factColumns.map((column) => [column, row[column]]))
        return toFact({ ...fact, id: row.factId } as FactRow)
      }),
    counts: { sent: first.sent ?? 0, received: first.received ?? 0 },
  }
}
