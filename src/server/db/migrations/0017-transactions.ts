import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** Transactions of the user's accounts, the files they came in, and who is paid. */
export async function createTransactions(db: Kysely<unknown>, columns: Columns) {
  await createAround(db, columns)
  await createRows(db, columns)
  await createTotals(db, columns)
}

async function createAround(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('money_accounts')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .$call(reference('asset_id', 'assets', 'set null', { optional: true }))
    .$call(reference('liability_id', 'liabilities', 'set null', { optional: true }))
    .addUniqueConstraint('money_accounts_key', ['user_id', 'key'])
    .execute()
  // What is deleted on the balance sheet is looked for here.
  for (const column of ['asset_id', 'liability_id'])
    await db.schema.createIndex(`money_accounts_${column}`).on('money_accounts').column(column).execute()

  await db.schema
    .createTable('imports')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('row_count', integer, (column) => column.notNull())
    .addColumn('received_count', integer, (column) => column.notNull())
    .addColumn('same_count', integer, (column) => column.notNull())
    .addColumn('alike_count', integer, (column) => column.notNull())
    .addColumn('transfer_count', integer, (column) => column.notNull())
    .addColumn('from_date', 'text')
    .addColumn('to_date', 'text')
    .addColumn('account_ids', 'text', (column) => column.notNull())
    .addColumn('balances', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('imports_user').on('imports').columns(['user_id', 'id']).execute()

  await db.schema
    .createTable('payees')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('guess', 'text')
    .addUniqueConstraint('payees_key', ['user_id', 'key'])
    .execute()

  await db.schema
    .createTable('category_rules')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addUniqueConstraint('category_rules_key', ['user_id', 'match', 'text'])
    .execute()
}

/** Which row is the other half of a transfer, or the whole of a part, is a plain number: rows come in any order. */
async function createRows(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('transactions')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .$call(reference('import_id', 'imports', 'cascade'))
    .$call(reference('account_id', 'money_accounts', 'cascade'))
    .$call(reference('payee_id', 'payees', 'cascade'))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('memo', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('category_source', 'text')
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('is_split', 'integer', (column) => column.notNull())
    .addColumn('part_of', integer)
    .addColumn('transfer_id', integer)
    .addColumn('duplicate_of', integer)
    .addColumn('duplicate_kind', 'text')
    .execute()
  // The order they are shown in, with all that decides whether they are: pages are counted off without the rows.
  await db.schema
    .createIndex('transactions_user_date')
    .on('transactions')
    .columns(['user_id', 'date', 'id', 'is_split', 'import_id'])
    .execute()
  await db.schema.createIndex('transactions_payee').on('transactions').columns(['payee_id']).execute()
  await db.schema.createIndex('transactions_import').on('transactions').columns(['import_id', 'id']).execute()
  await db.schema
    .createIndex('transactions_account_date')
    .on('transactions')
    .columns(['account_id', 'date'])
    .execute()
  await db.schema
    .createIndex('transactions_user_category')
    .on('transactions')
    .columns(['user_id', 'category', 'date', 'id'])
    .execute()
  // Few rows have any of these, and only those are looked for by it.
  await db.schema
    .createIndex('transactions_repeats')
    .on('transactions')
    .columns(['import_id', 'duplicate_of', 'duplicate_kind'])
    .where('duplicate_of' as never, 'is not', null)
    .execute()
  for (const column of ['transfer_id', 'part_of'])
    await db.schema
      .createIndex(`transactions_${column}`)
      .on('transactions')
      .columns([column])
      .where(column as never, 'is not', null)
      .execute()
}

/** Made when they are asked for, thrown away by whatever changes them. */
async function createTotals(db: Kysely<unknown>, { id, integer, reference }: Columns) {
  await db.schema
    .createTable('month_totals')
    .$call(reference('user_id', 'users', 'cascade'))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('totals', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('month_totals_key', ['user_id', 'month'])
    .execute()

  await db.schema
    .createTable('recurring_payments')
    .$call(id)
    .$call(reference('user_id', 'users', 'cascade'))
    .$call(reference('payee_id', 'payees', 'cascade'))
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('count', integer, (column) => column.notNull())
    .addColumn('last_date', 'text', (column) => column.notNull())
    .addColumn('next_date', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .execute()
  await db.schema
    .createIndex('recurring_payments_user')
    .on('recurring_payments')
    .columns(['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('recurring_payments_payee')
    .on('recurring_payments')
    .column('payee_id')
    .execute()
}
