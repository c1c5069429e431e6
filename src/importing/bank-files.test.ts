import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { closingBalances } from './closing-balances.ts'
import { guessMapping, isSettled, type Mapping } from './mapping.ts'
import { openFile } from './open-file.ts'
import { readRows } from './read-rows.ts'

const folder = join(import.meta.dirname, '../../e2e/files')
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)))

function read(name: string, said: Partial<Mapping> = {}) {
  const table = openFile(bytesOf(name))
  const { mapping, questions } = guessMapping(table, said)
  const { rows, problems, currency } = readRows(table, mapping)
  return {
    table,
    mapping,
    asks: questions.map(({ kind }) => kind),
    rows,
    problems,
    currency,
    isSettled: isSettled(mapping),
  }
}

/** File, what has to be asked and answered, how many rows, and the first of them. */
const files: [string, Partial<Mapping>, number, [string, number, string, string, string]][] = [
  ['actual-account-export.csv', {}, 1, ['2026-01-04', -6320, 'Kroger', 'Checking', 'Food']],
  ['actual-export.csv', {}, 4, ['2026-01-04', -6320, 'Kroger', 'Checking', 'Food']],
  ['ambiguous-amounts.csv', { decimal: ',' }, 2, ['2026-01-05', -123_400, 'Deposit box', '', '']],
  ['ambiguous-dates.csv', { dateOrder: 'dmy' }, 3, ['2026-02-01', -450, 'Coffee corner', '', '']],
  ['amex.csv', { sign: 'reversed' }, 3, ['2026-01-25', -38_920, 'DELTA AIR LINES', '-11003', '']],
  ['apple-card.csv', {}, 3, ['2026-01-28', -5410, "Trader Joe's", '', 'Grocery']],
  ['bank-of-america.csv', {}, 3, ['2026-01-02', -130_000, 'RENT PAYMENT OAK APTS', '', '']],
  [
    'barclays.csv',
    { sign: 'plain' },
    2,
    ['2026-01-28', -950, 'PRET A MANGER , LONDON ON 27 JAN', '20-00-00 12345678', ''],
  ],
  [
    'boursobank.csv',
    {},
    3,
    ['2026-01-30', -4520, 'CARTE 29/01/26 MONOPRIX CB*1234', '00040123456', 'Alimentation'],
  ],
  ['capital-one.csv', {}, 2, ['2026-01-25', -3599, 'AMZN Mktp US*2K31L', '1234', 'Merchandise']],
  ['card.qfx', {}, 1, ['2026-01-20', -4210, 'Smith & Sons Diner', 'Credit card …1111', '']],
  ['chase-checking.csv', {}, 3, ['2026-01-29', -8413, 'WHOLEFDS MKT 10291 AUSTIN TX', '', '']],
  ['chase-credit-card.csv', {}, 3, ['2026-01-28', -1549, 'NETFLIX.COM', '', 'Entertainment']],
  ['checking.ofx', {}, 2, ['2026-01-29', -8413, 'WHOLEFDS MKT 10291 AUSTIN', 'Checking …6789', '']],
  ['citi.csv', {}, 2, ['2026-01-28', -14_322, 'COSTCO WHSE #0643', '', '']],
  ['credit-agricole.csv', {}, 2, ['2026-01-30', -1840, 'PAIEMENT PAR CARTE MONOPRIX', '', '']],
  ['discover.csv', { sign: 'reversed' }, 2, ['2026-01-22', -5410, "TRADER JOE'S #404", '', 'Supermarkets']],
  ['dkb-preamble.csv', {}, 2, ['2026-01-31', -3120, 'EDEKA Kiel', '', '']],
  ['fidelity-month-names.csv', {}, 2, ['2026-01-05', -120_000, 'CHECK 1021', '', '']],
  ['firefly-iii.csv', {}, 4, ['2026-01-20', -4510, 'Aldi', 'Checking', 'Groceries']],
  ['formulas.csv', {}, 3, ['2026-01-05', -1000, '=HYPERLINK("http://example.com","Click")', '', '']],
  ['hdfc-india.csv', {}, 2, ['2026-01-05', -45_000, 'UPI-SWIGGY-PAY@ICICI', '', '']],
  ['ing-nl.csv', {}, 2, ['2026-01-30', -2340, 'Albert Heijn 1234 AMSTERDAM', 'NL69INGB0123456789', '']],
  ['mint.csv', {}, 2, ['2026-01-29', -8413, 'Whole Foods', 'Checking', 'Groceries']],
  ['monarch.csv', {}, 2, ['2026-01-20', -5420, 'Whole Foods', 'Chase Checking', 'Groceries']],
  ['monzo.csv', {}, 2, ['2026-01-28', -1230, 'Tesco', '', 'Groceries']],
  ['n26.csv', { sign: 'plain' }, 2, ['2026-01-12', -5990, 'Deutsche Bahn', 'Main Account', '']],
  ['pasted-from-a-page.txt', {}, 3, ['2026-01-29', -8413, 'WHOLEFDS MKT', '', '']],
  ['paypal.csv', {}, 2, ['2026-01-05', -2450, 'Etsy Inc', '', '']],
  ['quicken.qif', {}, 4, ['2026-01-29', -8413, 'Whole Foods', 'Checking', 'Groceries']],
  ['rbc-us-dollars.csv', {}, 3, ['2026-01-28', -21_040, 'HOTEL SEATTLE', '01234-7654321', '']],
  ['rbc.csv', {}, 3, ['2026-01-29', -410, 'TIM HORTONS', '01234-1234567', '']],
  ['revolut-fees.csv', {}, 4, ['2026-01-06', -2015, 'Lidl', 'Current', '']],
  ['revolut.csv', {}, 2, ['2026-01-06', -2015, 'Lidl', 'Current', '']],
  ['schwab.csv', {}, 2, ['2026-01-30', -8413, 'WHOLEFDS', '', '']],
  [
    'sparkasse.csv',
    { sign: 'plain' },
    2,
    ['2026-01-30', -4567, 'REWE München', 'DE12500105170648489890', ''],
  ],
  ['spreadsheet.xlsx', {}, 2, ['2026-01-09', -435, 'Corner Bakery & Café', '', '']],
  ['starling.csv', {}, 3, ['2026-01-05', -2340, 'Tesco', '', 'GROCERIES']],
  ['sure-transactions.csv', {}, 2, ['2026-01-20', -4510, 'Aldi', 'Checking', 'Groceries']],
  ['swiss-utf16.csv', {}, 2, ['2026-01-31', -108_435, 'Migros Bern', '', '']],
  ['us-bank.csv', {}, 2, ['2026-01-30', -8413, 'DEBIT PURCHASE -VISA WHOLEFDS', '', '']],
  ['venmo.csv', {}, 4, ['2026-01-05', -2500, 'Bob Smith', '', '']],
  ['wells-fargo.csv', {}, 3, ['2026-01-30', -1299, 'SPOTIFY USA 877-7781161 NY', '', '']],
  ['wise.csv', { dateOrder: 'dmy' }, 2, ['2026-01-05', -1230, 'Tesco', '', '']],
  ['ynab-export.zip', {}, 2, ['2026-01-25', -1200, 'Aldi', 'Checking', 'Groceries']],
  ['ynab-register.csv', {}, 4, ['2026-01-25', -5410, "Trader Joe's", 'Checking', 'Groceries']],
]

describe('files as banks and tools write them', () => {
  test.each(files)('%s', (name, said, count, [date, amount, payee, account, category]) => {
    const unasked = read(name)
    expect(unasked.asks.toSorted()).toEqual(Object.keys(said).toSorted())
    expect(unasked.isSettled).toBe(Object.keys(said).length === 0)
    const { rows, isSettled: settled } = read(name, said)
    expect(settled).toBe(true)
    expect(rows.length).toBe(count)
    expect(rows[0]).toMatchObject({ date, amount, payee, account, category })
  })

  test('every file of the folder is told here', () => {
    const told = new Set(files.map(([name]) => name))
    expect(readdirSync(folder).filter((name) => !told.has(name) && !name.startsWith('hostile'))).toEqual([])
  })

  test('tools are recognised by their columns', () => {
    const tools = [
      'actual-export.csv',
      'ynab-export.zip',
      'mint.csv',
      'firefly-iii.csv',
      'sure-transactions.csv',
      'monarch.csv',
    ]
    expect(tools.map((name) => read(name).table.tool)).toEqual([
      'Actual',
      'YNAB',
      'Mint',
      'Firefly III',
      'Sure or Maybe',
      'Monarch',
    ])
  })

  test('money in, transfers and splits come out right', () => {
    expect(read('ynab-register.csv').rows.map(({ amount, category }) => [amount, category])).toEqual([
      [-5410, 'Groceries'],
      [260_000, 'Income'],
      [-30_000, ''],
      [30_000, ''],
    ])
    expect(read('firefly-iii.csv').rows.map(({ amount, account }) => [amount, account])).toEqual([
      [-4510, 'Checking'],
      [260_000, 'Checking'],
      [-30_000, 'Checking'],
      [30_000, 'Savings'],
    ])
    expect(read('quicken.qif').rows.map(({ amount }) => amount)).toEqual([-8413, 260_000, -5000, -3000])
  })

  test('who is not named is told by what else the row says', () => {
    expect(read('wise.csv', { dateOrder: 'dmy' }).rows.map(({ payee }) => payee)).toEqual(['Tesco', 'SALARY'])
    expect(read('starling.csv').rows.map(({ memo }) => memo)).toEqual(['TESCO STORES', 'RENT', 'SALARY'])
  })

  test('what PayPal holds back, or paid in another currency, is named and left out', () => {
    const { rows, problems } = read('paypal.csv')
    expect(rows.map(({ payee }) => payee)).toEqual(['Etsy Inc', 'Bank Deposit to PP Account'])
    expect(problems.map(({ row }) => row)).toEqual([3, 4])
  })

  test.each([
    ['rbc.csv', 'CAD'],
    ['rbc-us-dollars.csv', 'USD'],
    ['revolut.csv', 'EUR'],
    ['checking.ofx', 'USD'],
    ['chase-checking.csv', null],
  ])('%s is in %s', (name, currency) => {
    expect(read(name).currency).toBe(currency)
  })

  test('the opening balance of a statement is no row that cannot be read', () => {
    expect(read('bank-of-america.csv').problems).toEqual([])
  })

  test.each([
    ['chase-checking.csv', 421_587, '2026-01-29', null],
    ['schwab.csv', 120_000, '2026-01-30', null],
    ['bank-of-america.csv', 247_475, '2026-01-23', null],
    ['revolut.csv', 47_985, '2026-01-06', 'Current'],
  ])('the last balance of %s', (name, amount, date, account) => {
    expect(closingBalances(read(name).rows)).toEqual([{ amount, date, account }])
  })

  test('OFX states its balance, a card as what is owed', () => {
    expect(read('card.qfx').table.balances).toEqual([
      { account: 'Credit card …1111', amount: -64_210, date: '2026-01-31' },
    ])
  })
})

describe('hostile files', () => {
  test.each([
    ['hostile-billion-laughs.ofx', /defines entities/],
    ['hostile-nul.csv', /no text/],
    ['hostile-picture.csv', /is a picture/],
    ['hostile-truncated.csv', /cut off/],
    ['hostile-zip-bomb.xlsx', /more than 200 MB/],
  ])('%s is refused in words', (name, words) => {
    expect(() => read(name)).toThrow(words)
  })

  test.each([
    ['checking.ofx', /cut off/],
    ['spreadsheet.xlsx', /damaged or cut off/],
    ['quicken.qif', /breaks off/],
  ])('%s is refused when half of it is missing', (name, words) => {
    const bytes = bytesOf(name)
    expect(() => openFile(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).toThrow(words)
  })

  test("Actual's backup is told from its export", () => {
    const backup = zipSync({ 'db.sqlite': strToU8('SQLite format 3'), 'metadata.json': strToU8('{}') })
    expect(() => openFile(backup)).toThrow(/Actual's own backup.*choose Export in its menu/)
  })

  test('half a gigabyte is refused by its size alone', () => {
    expect(() => openFile({ length: 500 * 1024 * 1024 } as Uint8Array)).toThrow(/has 500 MB/)
  })

  test('a letter is no table', () => {
    expect(() => openFile(new TextEncoder().encode('Dear Sir\nplease find enclosed\nnothing'))).toThrow(
      /no table/,
    )
  })
})
