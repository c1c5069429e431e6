import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

export async function createMoney(db: Kysely<unknown>, columns: Columns) {
  await db.schema.alterTable('users').addColumn('time_zone', 'text').execute()
  await createBalanceSheet(db, columns)
  await createProfile(db, columns)
  await createBudget(db, columns)
}

async function createBalanceSheet(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('assets')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', integer, (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('notes', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('assets_user').on('assets').columns(['user_id', 'id']).execute()

  await db.schema
    .createTable('liabilities')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('rate_millionths', integer, (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('notes', 'text')
    .addColumn('minimum_payment', integer)
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('liabilities_user').on('liabilities').columns(['user_id', 'id']).execute()

  await db.schema
    .createTable('net_worth_snapshots')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('total_assets', integer, (column) => column.notNull())
    .addColumn('total_liabilities', integer, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('net_worth_snapshots_user_day')
    .on('net_worth_snapshots')
    .columns(['user_id', 'day', 'id'])
    .execute()
}

async function createProfile(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('profiles')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('income', integer)
    .addColumn('expenses', integer)
    .addColumn('savings', integer)
    .addColumn('debt', integer)
    .addColumn('retirement_goal', integer)
    .addColumn('investment_risk_tolerance', 'text')
    .addColumn('retirement_age', 'integer')
    .addColumn('financial_goals', 'text')
    .addColumn('has_expense_items', 'integer', (column) => column.notNull())
    .addColumn('has_income_items', 'integer', (column) => column.notNull())
    .addColumn('has_financial_goal_items', 'integer', (column) => column.notNull())
    .addColumn('other_keys', 'text')
    .addPrimaryKeyConstraint('profiles_key', ['user_id'])
    .execute()

  await db.schema
    .createTable('profile_changes')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('old_value', 'text')
    .addColumn('new_value', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('message_id', integer)
    .addColumn('quote', 'text')
    .execute()
  await db.schema
    .createIndex('profile_changes_user')
    .on('profile_changes')
    .columns(['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('profile_changes_user_field')
    .on('profile_changes')
    .columns(['user_id', 'field', 'id'])
    .execute()
}

async function createBudget(db: Kysely<unknown>, { integer, reference }: Columns) {
  await db.schema
    .createTable('budget_items')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('item_id', integer, (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('created_version', integer, (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('target_amount', integer)
    .addColumn('date', 'text')
    .addColumn('description', 'text')
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('budget_items_key', ['user_id', 'list', 'item_id'])
    .execute()

  await db.schema
    .createTable('budget_deletions')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('item_id', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('budget_deletions_key', ['user_id', 'list', 'item_id'])
    .execute()
}
