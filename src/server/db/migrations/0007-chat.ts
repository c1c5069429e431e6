import { type Kysely, sql } from 'kysely'
import type { Columns } from './columns.ts'

export async function createChat(db: Kysely<unknown>, columns: Columns) {
  await createConversations(db, columns)
  await createMessages(db, columns)
  await createFacts(db, columns)
  await createAdvisorUses(db, columns)
  await db.schema.alterTable('profiles').addColumn('birth_year', 'integer').execute()
  // Until now there were no messages that these could have named.
  await sql`update profile_changes set message_id = null where message_id is not null`.execute(db)
}

async function createConversations(db: Kysely<unknown>, { integer, reference }: Columns) {
  await db.schema
    .createTable('conversations')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('sent', integer, (column) => column.notNull())
    .addColumn('received', integer, (column) => column.notNull())
    .addColumn('dialogue', 'text')
    .addColumn('dialogue_before', 'text')
    .addColumn('turn', 'text')
    .addColumn('turn_until', 'text')
    .addColumn('stop_requested', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('conversations_key', ['user_id'])
    .execute()
  // As for messages below: hardly anybody is being answered at any moment.
  await sql`create index conversations_turn on conversations (turn_until) where turn is not null`.execute(db)
}

async function createMessages(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('messages')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('is_user', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('cards', 'text')
    .addColumn('figures', 'text')
    .addColumn('notice', 'text')
    .addColumn('answers', integer)
    .addColumn('replaces', integer)
    .execute()
  await db.schema.createIndex('messages_user').on('messages').columns(['user_id', 'id']).execute()
  await db.schema
    .createIndex('messages_user_own')
    .on('messages')
    .columns(['user_id', 'is_user', 'id'])
    .execute()
  // Hardly any message is pending, so that those left behind by a crash are found at once.
  await sql`create index messages_pending on messages (user_id) where status = 'pending'`.execute(db)
}

async function createFacts(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('facts')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .$call(reference('message_id', 'messages', 'set null', { optional: true }))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_at', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('field', 'text')
    .addColumn('item_id', integer)
    .addColumn('said', 'text')
    .addColumn('old_value', 'text')
    .addColumn('new_value', 'text')
    .addColumn('change_id', integer)
    .execute()
  await db.schema.createIndex('facts_user').on('facts').columns(['user_id', 'id']).execute()
  await db.schema.createIndex('facts_user_state').on('facts').columns(['user_id', 'state', 'id']).execute()
  await db.schema.createIndex('facts_user_message').on('facts').columns(['user_id', 'message_id']).execute()
  // For the deletion of messages, which has to find the facts that name them.
  await db.schema.createIndex('facts_message').on('facts').column('message_id').execute()
}

async function createAdvisorUses(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('advisor_uses')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('answered_by', 'text', (column) => column.notNull())
    .addColumn('tokens_in', integer, (column) => column.notNull())
    .addColumn('tokens_out', integer, (column) => column.notNull())
    .addColumn('error_class', 'text')
    .addColumn('duration_ms', integer, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('advisor_uses_at').on('advisor_uses').column('at').execute()
  await db.schema.createIndex('advisor_uses_user').on('advisor_uses').columns(['user_id', 'at']).execute()
}
