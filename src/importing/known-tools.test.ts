import { describe, expect, test } from 'vitest'
import { guessMapping } from './mapping.ts'
import { openPasted } from './open-file.ts'
import { readRows } from './read-rows.ts'

function read(lines: string[]) {
  const table = openPasted(lines.join('\n'))
  return { tool: table.tool, ...readRows(table, guessMapping(table).mapping) }
}

describe('YNAB', () => {
  const header =
    'Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared'

  test('what an account held at the start was not earned', () => {
    const start =
      'Checking,,2026-01-02,Starting Balance,Inflow: Ready to Assign,Inflow,Ready to Assign,,0,2600,Cleared'
    const { tool, rows } = read([
      header,
      start,
      'Checking,,2026-01-03,Aldi,Food: Groceries,Food,Groceries,,9.50,0,Cleared',
    ])
    expect([tool, rows.map(({ payee }) => payee)]).toEqual(['YNAB', ['Aldi']])
  })

  test('the older one writes a category with its group', () => {
    const { rows } = read([
      'Account,Flag,Check Number,Date,Payee,Category,Master Category,Sub Category,Memo,Outflow,Inflow,Cleared',
      'Checking,,,2026-01-25,Tesco,Everyday: Groceries,Everyday,Groceries,,54.10,0.00,C',
    ])
    expect(rows).toMatchObject([{ category: 'Groceries', amount: -5410 }])
  })
})

test('Actual, too, begins with what was there', () => {
  const { tool, rows } = read([
    'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared',
    'Checking,2026-01-01,Starting Balance,,Starting Balances,1500.00,0,Cleared',
    'Checking,2026-01-04,Kroger,,Food,-63.20,0,Cleared',
  ])
  expect([tool, rows.map(({ payee }) => payee)]).toEqual(['Actual', ['Kroger']])
})

test('Actual names the group in a column of its own, and escapes what a spreadsheet would run', () => {
  const { tool, rows } = read([
    'Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared',
    "'-Joint-,2026-01-04,'=Kroger,'+1 for the party,Usual Expenses,Food,-63.2,0,Reconciled",
  ])
  expect(tool).toBe('Actual')
  expect(rows).toMatchObject([
    { account: '-Joint-', payee: '=Kroger', memo: '+1 for the party', category: 'Food', amount: -6320 },
  ])
})

test('Firefly III writes what sets a balance beside what was paid', () => {
  const columns =
    'user_id,group_id,journal_id,type,currency_code,amount,primary_currency_code,pc_amount,description,date,' +
    'source_name,source_type,destination_name,destination_type,category'
  const entry = (id: number, type: string, amount: string) =>
    `1,${id},${id},${type},USD,${amount},USD,${amount},Something,2026-01-20T00:00:00+00:00,Car loan,Loan,Checking,Asset account,`
  const types = ['Opening balance', 'Liability credit', 'Reconciliation']
  const { tool, rows } = read([
    columns,
    ...types.map((type, at) => entry(at, type, '900.00')),
    entry(9, 'Withdrawal', '-45.10'),
  ])
  expect(tool).toBe('Firefly III')
  expect(rows).toMatchObject([{ amount: -4510, externalId: '9' }])
})

test('a note that was written for Monarch comes before what the bank wrote', () => {
  const { rows } = read([
    'Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags',
    '2026-01-20,Whole Foods,Groceries,Checking,WHOLEFDS MKT,for the party,-54.20,',
    '2026-01-15,Acme,Paychecks,Checking,ACME CORP PAYROLL,,2600.00,',
  ])
  expect(rows.map(({ memo }) => memo)).toEqual(['for the party', 'ACME CORP PAYROLL'])
})

test('Venmo names both, and the payee is the other one', () => {
  const header = 'ID,Datetime,Type,Status,Note,From,To,Amount (total),Funding Source,Destination'
  const { tool, rows } = read([
    header,
    '1,2026-01-05T18:22:11,Payment,Complete,Dinner,Jane,Bob,- $25.00,Venmo balance,',
    '2,2026-01-09T10:02:01,Payment,Complete,Rent,Alice,Jane,+ $40.00,,Venmo balance',
    '3,2026-01-12T09:00:00,Charge,Complete,Tickets,Jane,Cara,+ $30.00,,Venmo balance',
    '4,2026-01-13T09:00:00,Charge,Complete,Gas,Dan,Jane,- $12.00,Venmo balance,',
    '5,2026-01-14T09:00:00,Standard Transfer,Issued,,,,- $33.00,,CHASE *1234',
  ])
  expect(tool).toBe('Venmo')
  expect(rows.map(({ payee, amount }) => [payee, amount])).toEqual([
    ['Bob', -2500],
    ['Alice', 4000],
    ['Cara', 3000],
    ['Dan', -1200],
    ['Standard Transfer CHASE *1234', -3300],
  ])
})

test('a fee of Revolut is money out beside its payment', () => {
  const { rows } = read([
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    'EXCHANGE,Current,2026-01-08 08:12:45,2026-01-08 08:12:46,Exchanged to USD,-50.00,0.50,EUR,COMPLETED,529.35',
    'CARD_PAYMENT,Current,2026-01-09 08:12:45,2026-01-09 09:00:00,Lidl,-10.00,0.00,EUR,COMPLETED,519.35',
  ])
  expect(rows.map(({ payee, amount }) => [payee, amount])).toEqual([
    ['Exchanged to USD', -5000],
    ['Exchanged to USD (fee)', -50],
    ['Lidl', -1000],
  ])
})

test('the plan of YNAB is refused with the way to its register', () => {
  const header =
    '"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"'
  const plan = [header, '"Jan 2026","Food: Groceries","Food","Groceries",$500.00,-$412.10,$87.90']
  expect(() => read(plan)).toThrow(/plan of YNAB.*Register\.csv/)
})
