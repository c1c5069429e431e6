import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * An index of messages by every three letters in a row, so that any part of a word is found without reading all
 * messages. It is in step with the table by itself, and every part is tied to its owner: how much others have said
 * costs nobody time.
 */
export async function createMessageSearch(db: Kysely<unknown>, { engine }: Columns) {
  await (engine === 'sqlite' ? indexWithTriggers(db) : indexExpression(db))
}

/**
 * The owner is three letters in a row as well, from a range that nobody types. Two blanks at the end, so that the
 * last two letters begin a part too. No positions and no texts are kept: what is found is compared in `messages`.
 */
async function indexWithTriggers(db: Kysely<unknown>) {
  const entryOf = (row: string) =>
    sql.raw(
      `${row}id, char(57344, 983040 + ${row}user_id / 65000, 983040 + ${row}user_id % 65000), ${row}search_key || '  '`,
    )
  await sql`create virtual table messages_search using fts5(owner, words,
    tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1, detail = 'none')`.execute(db)
  await sql`create virtual table messages_search_parts using fts5vocab(messages_search, 'row')`.execute(db)
  await sql`insert into messages_search (rowid, owner, words) select ${entryOf('')} from messages`.execute(db)
  await sql`create trigger messages_search_add after insert on messages begin
    insert into messages_search (rowid, owner, words) values (${entryOf('new.')}); end`.execute(db)
  await sql`create trigger messages_search_remove after delete on messages begin
    delete from messages_search where rowid = old.id; end`.execute(db)
}

/**
 * A part at the end may be shorter. Beyond 40,000 letters, more than any message has, PostgreSQL could refuse a row.
 */
async function indexExpression(db: Kysely<unknown>) {
  await sql`create function message_parts(owner bigint, words text) returns tsvector
    language sql immutable strict parallel safe cost 5000 as $$
      select array_to_tsvector(array_agg(distinct owner || ':' || part)) from (
        select letter || coalesce(lead(letter) over next, '') || coalesce(lead(letter, 2) over next, '') as part
        from string_to_table(left(words, 40000), null) with ordinality as letters (letter, place)
        window next as (order by place)
      ) as parts
    $$`.execute(db)
  // Entries are added some messages at a time, which is cheaper; the list that waits is short,
  // as every search reads it.
  await sql`create index messages_search on messages
    using gin (message_parts(user_id, search_key)) with (gin_pending_list_limit = 256)`.execute(db)
}
