import { contains } from '#server/db/contains.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { messagesWithPartsOf } from './index-store.ts'
import { type MessageRow, MOST_AT_ONCE, searchKey } from './messages-store.ts'

/** Messages that are read one by one before the index is asked. */
const RECENT = 1000

interface SearchQuery {
  search: string
  limit?: number | undefined
  before?: number | undefined
}

/**
 * Messages that contain a text, oldest first: the newest, before an id where one is given. What is common fills a page
 * from the newest messages; what is not is a small part of the index. So neither costs more the longer the
 * conversation is.
 */
export async function searchMessages(
  trx: Trx,
  engine: Engine,
  userId: number,
  { search, limit = MOST_AT_ONCE, before }: SearchQuery,
): Promise<MessageRow[]> {
  const key = searchKey(search)
  const own = trx
    .selectFrom('messages')
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
  const edge = await own
    .select('id')
    .offset(RECENT - 1)
    .limit(1)
    .executeTakeFirst()
  const containing = own.selectAll().where(contains('searchKey', key))
  const recent = await containing
    .$if(edge !== undefined, (query) => query.where('id', '>=', edge?.id ?? 0))
    .limit(limit)
    .execute()
  if (!edge || recent.length === limit) return recent.toReversed()
  const older = await containing
    .where('id', '<', edge.id)
    .where('id', 'in', messagesWithPartsOf(engine, userId, key))
    .limit(limit - recent.length)
    .execute()
  return [...recent, ...older].toReversed()
}
