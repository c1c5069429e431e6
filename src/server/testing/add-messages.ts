import type { Db } from '#server/db/database.ts'
import { searchKey } from '#server/features/conversation/messages/messages-store.ts'

const AT_ONCE = 250

/** Messages as if they had been said long ago, the user's own and replies in turns. */
export async function addMessages(db: Db, userId: number, contents: string[]) {
  const rows = contents.map((content, index) => ({
    userId,
    isUser: index % 2 === 0 ? (1 as const) : (0 as const),
    content,
    searchKey: searchKey(content),
    createdAt: '2026-01-01T00:00:00.000Z',
    status: 'done' as const,
    details: null,
    cards: null,
    figures: null,
    notice: null,
    answers: null,
    replaces: null,
  }))
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto('messages')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
  }
}
