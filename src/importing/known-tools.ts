import type { ColumnRole, ImportTool } from './read-table.ts'

interface Tool {
  name: ImportTool
  /** Columns that it always writes and nobody else writes together. */
  has: string[]
  roles: Record<string, ColumnRole>
  sign: 'plain' | 'reversed'
  /** Rows as one would write them, where the tool's own are no single entries. */
  arrange?: (rows: Record<string, string>[]) => Record<string, string>[]
}

const afterGroup = (category = '') => category.split(': ').at(-1)?.trim() ?? ''

export const knownTools: readonly Tool[] = [
  {
    name: 'Actual',
    has: ['account', 'date', 'payee', 'notes', 'category', 'amount', 'cleared'],
    roles: {
      account: 'account',
      date: 'date',
      payee: 'payee',
      notes: 'memo',
      category: 'category',
      amount: 'amount',
    },
    sign: 'plain',
    // The whole of a split stands there beside its parts, with an amount of 0.
    arrange: (rows) =>
      rows
        .filter((row) => !row.notes?.startsWith('(SPLIT INTO'))
        .map((row) => ({ ...row, category: afterGroup(row.category) })),
  },
  {
    name: 'YNAB',
    has: ['account', 'date', 'payee', 'category', 'outflow', 'inflow', 'cleared'],
    roles: {
      account: 'account',
      date: 'date',
      payee: 'payee',
      category: 'category',
      memo: 'memo',
      outflow: 'debit',
      inflow: 'credit',
    },
    sign: 'plain',
    arrange: (rows) =>
      rows.map((row) => ({
        ...row,
        category: /ready to assign|to be budgeted/i.test(row.category ?? '')
          ? 'Income'
          : (row.category ?? ''),
      })),
  },
  {
    name: 'Mint',
    has: [
      'date',
      'description',
      'original description',
      'amount',
      'transaction type',
      'category',
      'account name',
    ],
    roles: {
      date: 'date',
      description: 'payee',
      'original description': 'memo',
      amount: 'amount',
      'transaction type': 'direction',
      category: 'category',
      'account name': 'account',
    },
    sign: 'plain',
  },
  {
    name: 'Firefly III',
    has: ['journal_id', 'type', 'amount', 'description', 'date', 'source_name', 'destination_name'],
    roles: {
      date: 'date',
      amount: 'amount',
      payee: 'payee',
      description: 'memo',
      category: 'category',
      account: 'account',
      row_id: 'id',
      currency_code: 'currency',
    },
    sign: 'plain',
    arrange: (rows) => rows.flatMap(arrangeFirefly),
  },
  {
    name: 'Monarch',
    has: ['date', 'merchant', 'category', 'account', 'original statement', 'notes', 'amount'],
    roles: {
      date: 'date',
      merchant: 'payee',
      category: 'category',
      account: 'account',
      'original statement': 'memo',
      amount: 'amount',
    },
    sign: 'plain',
  },
  {
    name: 'Sure or Maybe',
    has: ['date', 'account_name', 'amount', 'name', 'category', 'notes', 'currency'],
    roles: {
      date: 'date',
      account_name: 'account',
      amount: 'amount',
      name: 'payee',
      category: 'category',
      notes: 'memo',
      currency: 'currency',
    },
    // Money out has no minus there.
    sign: 'reversed',
  },
]

/** Firefly writes what flows from one account to another; the user's own account is one end of it, or both. */
function arrangeFirefly(row: Record<string, string>): Record<string, string>[] {
  const size = (row.amount ?? '').replace('-', '')
  const isIn = row.type === 'Deposit'
  const out = {
    ...row,
    amount: `-${size}`,
    account: row.source_name ?? '',
    payee: row.destination_name ?? '',
    row_id: `${row.journal_id}`,
  }
  const into = {
    ...row,
    amount: size,
    account: row.destination_name ?? '',
    payee: row.source_name ?? '',
    row_id: `${row.journal_id}`,
  }
  if (row.type === 'Transfer') return [out, { ...into, row_id: `${row.journal_id}-in` }]
  return row.type === 'Opening balance' || row.type === 'Reconciliation' ? [] : [isIn ? into : out]
}
