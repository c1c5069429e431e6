import { type RawBuilder, sql } from 'kysely'
import { contains } from '#server/db/contains.ts'
import type { Engine, Store, Trx } from '#server/db/database.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'

/** How many letters in a row are one entry of the index (see the migration that makes it). */
const PART = 3

/**
 * The ids of the messages of a user that have all parts of a text, as a subquery: among them are those that contain
 * the text itself. A text shorter than a part is looked up as the beginning of one.
 */
export function messagesWithPartsOf(engine: Engine, userId: number, text: string): RawBuilder<number> {
  // By code points, as both engines count.
  const letters = Array.from(text)
  const parts = letters.slice(PART - 1).map((_, at) => letters.slice(at, at + PART).join(''))
  return engine === 'sqlite' ? inSqlite(userId, text, parts) : inPostgres(userId, text, parts)
}

/** In quotes nothing is an operator; a quote is doubled. */
const phrase = (part: string) => `"${part.replaceAll('"', '""')}"`

const ownerPart = (userId: number) =>
  String.fromCodePoint(0xe000, 0xf0000 + Math.floor(userId / 65_000), 0xf0000 + (userId % 65_000))

const NOBODY = phrase(ownerPart(0))

function inSqlite(userId: number, text: string, parts: string[]): RawBuilder<number> {
  const owner = phrase(ownerPart(userId))
  const query =
    parts.length > 0
      ? sql`${[owner, ...parts.map(phrase)].join(' AND ')}`
      : sql`(select ${owner} || ' AND (' || coalesce(${joinedTerms}, ${NOBODY}) || ')'
          from messages_search_parts where term >= ${text} and term < ${`${text}\u{10ffff}`})`
  return sql`(select rowid from messages_search where messages_search match ${query})`
}

const joinedTerms = sql`group_concat('"' || replace(term, '"', '""') || '"', ' OR ')`

const lexeme = (part: string) => `'${part.replaceAll(/['\\]/g, '$&$&')}'`

/**
 * On its own, so that the planner cannot come to compute the parts of every message instead of asking the index; and
 * compared at once, so that rows which have the parts without the text are read once only.
 */
function inPostgres(userId: number, text: string, parts: string[]): RawBuilder<number> {
  const query =
    parts.length > 0
      ? parts.map((part) => lexeme(`${userId}:${part}`)).join(' & ')
      : `${lexeme(`${userId}:${text}`)}:*`
  return sql`(with found as materialized (
      select id from messages
      where message_parts(user_id, search_key) @@ ${query}::tsquery and ${contains('searchKey', text)}
    ) select id from found)`
}

/** A number that is bound would come as one with decimals, which these are not. */
const order = (name: string, value: number) =>
  sql`insert into messages_search (messages_search, rank) values (${name}, ${sql.lit(value)})`

/** As SQLite has it unless told otherwise. */
const MERGE_FROM = 4

/**
 * Deletes many messages without SQLite tidying its index meanwhile: it would read through all that was deleted in one
 * go, which takes a second for twenty thousand messages. It tidies when messages are added, a little at a time.
 */
export async function deleteWithoutMerging(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  deleteMany: () => Promise<void>,
): Promise<void> {
  if (engine !== 'sqlite') return deleteMany()
  await order('deletemerge', 0).execute(db)
  await order('automerge', 0).execute(db)
  try {
    await deleteMany()
  } finally {
    await order('automerge', MERGE_FROM).execute(db)
  }
}

/** Pages of the index that are written in one go; below zero, all of it becomes one piece in the end. */
const STEP = -4

/**
 * Writes the index anew, step by step, without what was deleted: until then the letters of deleted messages stand in
 * it, though no search finds them.
 */
export async function compactIndex({ db, engine }: Pick<Store, 'db' | 'engine'>): Promise<void> {
  if (engine !== 'sqlite') return
  while (await db.transaction().execute(compactStep)) await letOthersRun()
}

/** False when there was nothing to do: its own line counts as one change, and there is no other. */
async function compactStep(trx: Trx): Promise<boolean> {
  const before = await countChanges(trx)
  await order('merge', STEP).execute(trx)
  return (await countChanges(trx)) - before > 1
}

async function countChanges(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(trx)
  return rows[0]?.count ?? 0
}
