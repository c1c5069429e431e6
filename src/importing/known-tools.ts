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

/** What an account held before its first entry was not earned that day. */
const isStart = ({ payee = '' }: Record<string, string>) => /^starting balance$/i.test(payee.trim())

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
        .filter((row) => !row.notes?.startsWith('(SPLIT INTO') && !isStart(row))
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
      rows
        .filter((row) => !isStart(row))
        .map((row) => ({
          ...row,
          category: /ready to assign|to be budgeted|available (?:this|next) month/i.test(row.category ?? '')
            ? 'Income'
            : afterGroup(row.category),
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
      notes: 'memo',
      amount: 'amount',
    },
    sign: 'plain',
    // What its owner has written says more than what the bank has.
    arrange: (rows) => rows.map((row) => ({ ...row, notes: row.notes || (row['original statement'] ?? '') })),
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
  {
    name: 'Venmo',
    has: ['id', 'datetime', 'type', 'status', 'note', 'from', 'to', 'amount (total)'],
    roles: {
      datetime: 'date',
      payee: 'payee',
      note: 'memo',
      'amount (total)': 'amount',
      id: 'id',
      status: 'status',
    },
    sign: 'plain',
    arrange: (rows) => rows.map((row) => ({ ...row, payee: otherOnVenmo(row) })),
  },
  {
    name: 'Revolut',
    has: ['type', 'product', 'started date', 'completed date', 'description', 'amount', 'fee', 'state'],
    roles: {
      'completed date': 'date',
      description: 'payee',
      amount: 'amount',
      product: 'account',
      currency: 'currency',
      state: 'status',
      balance: 'balance',
    },
    sign: 'plain',
    arrange: (rows) => rows.flatMap(partFee),
  },
]

/** Who charges somebody is written first, as who pays is; a transfer to the bank has nobody else. */
function otherOnVenmo(row: Record<string, string>): string {
  const isOut = row['amount (total)']?.trim().startsWith('-')
  const isFirst = isOut !== (row.type === 'Charge')
  const other = isFirst ? row.to : row.from
  return other || [row.type, row.destination || row['funding source']].filter(Boolean).join(' ')
}

/** A fee is paid on top of the amount: the balance says so. */
function partFee(row: Record<string, string>): Record<string, string>[] {
  if (!/[1-9]/.test(row.fee ?? '')) return [row]
  const fee = { ...row, description: `${row.description} (fee)`, amount: `-${row.fee?.replace('-', '')}` }
  return [{ ...row, balance: '' }, fee]
}

/** Firefly writes what flows from one account to another; the user's own account is one end of it, or both. */
function arrangeFirefly(row: Record<string, string>): Record<string, string>[] {
  const size = (row.amount ?? '').replace('-', '')
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
  if (row.type === 'Deposit') return [into]
  // The others ('Opening balance', 'Liability credit', 'Reconciliation') set a balance, and nobody paid.
  return row.type === 'Withdrawal' ? [out] : []
}
