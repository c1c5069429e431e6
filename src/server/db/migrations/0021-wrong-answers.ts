import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Replies that users marked as wrong, with what they would rather have read. */
export async function createWrongAnswers(db: Kysely<unknown>, { id, reference }: Columns) {
  await db.schema
    .createTable('wrong_answers')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .$call(reference('message_id', 'messages', 'cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('said', 'text', (column) => column.notNull())
    .addColumn('right_answer', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('trace', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('wrong_answers_user').on('wrong_answers').columns(['user_id', 'id']).execute()
  // A reply is marked once; it also finds the row when the conversation is deleted.
  await db.schema
    .createIndex('wrong_answers_message')
    .unique()
    .on('wrong_answers')
    .column('message_id')
    .execute()
}
