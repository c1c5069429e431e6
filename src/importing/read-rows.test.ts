import { describe, expect, test } from 'vitest'
import { closingBalances } from './closing-balances.ts'
import { guessMapping, type Mapping } from './mapping.ts'
import { openPasted } from './open-file.ts'
import { readRows } from './read-rows.ts'

function read(lines: string[], said: Partial<Mapping> = {}) {
  const table = openPasted(lines.join('\n'))
  const { mapping, questions } = guessMapping(table, said)
  return { ...readRows(table, mapping), mapping, asks: questions.map(({ kind }) => kind) }
}

describe('what a minus means', () => {
  const header = 'Date,Description,Type,Amount'

  test.each([
    [
      'reversed',
      ['2026-01-28,Kiosk,Purchase,5.00', '2026-01-20,Bank,Payment,-50.00', '2026-01-19,A,Credit,-1.00'],
    ],
    ['plain', ['2026-01-28,Kiosk,Sale,-5.00', '2026-01-20,Bank,Payment,50.00', '2026-01-19,A,Return,1.00']],
  ] as const)('is %s where words beside the amounts say so', (sign, rows) => {
    expect(read([header, ...rows]).mapping.sign).toBe(sign)
  })

  test('is asked where a word means money in to one and money out to another', () => {
    const { asks } = read([
      header,
      '2026-01-28,Fair,Sale,40.00',
      '2026-01-28,Stand,Fee,-1.50',
      '2026-01-28,A,Sale,9.00',
    ])
    expect(asks).toContain('sign')
  })

  test('is asked where a balance falls by what has a minus: it may be owed', () => {
    const rows = ['2026-01-02,A,-50.00,150.00', '2026-01-03,B,-20.00,170.00', '2026-01-04,C,-5.00,175.00']
    expect(read(['Date,Description,Amount,Balance', ...rows]).asks).toContain('sign')
  })

  test('is asked where the words contradict each other', () => {
    const { asks } = read([
      header,
      '2026-01-28,Kiosk,Sale,-5.00',
      '2026-01-28,Kiosk,Purchase,5.00',
      '2026-01-02,A,Payment,9',
    ])
    expect(asks).toEqual(['sign'])
  })

  test('is asked where a minus is what a card thanks for', () => {
    const thanks = ['2026-01-20,PAYMENT - THANK YOU,-50.00', '2026-01-02,PAYMENT - THANK YOU,-50.00']
    expect(read(['Date,Description,Amount', '2026-01-28,Kiosk,5.00', ...thanks]).asks).toEqual(['sign'])
  })
})

describe('balances', () => {
  const header = 'Date,Description,Amount,Balance'

  const owed = [header, '2026-01-02,Kiosk,5.00,105.00', '2026-01-03,Market,20.00,125.00']

  test('what grows with amounts is savings or a debt, which is asked', () => {
    expect(read(owed).asks).toEqual(['sign'])
    const paid = closingBalances(read(owed, { sign: 'reversed' }).rows)
    expect(paid).toEqual([{ account: null, amount: -12_500, date: '2026-01-03' }])
    const received = closingBalances(read(owed, { sign: 'plain' }).rows)
    expect(received).toEqual([{ account: null, amount: 12_500, date: '2026-01-03' }])
  })

  test('what falls with amounts is money that was paid', () => {
    const { rows, asks } = read([header, '2026-01-02,Kiosk,5.00,95.00', '2026-01-03,Market,20.00,75.00'])
    expect(asks).toEqual([])
    expect(closingBalances(rows)).toEqual([{ account: null, amount: 7_500, date: '2026-01-03' }])
  })

  test('the last one is found below what is still pending', () => {
    const { rows } = read([
      header,
      '2026-01-30,Cafe,-5.00, ',
      '2026-01-29,Market,-20.00,80.00',
      '2026-01-02,A,-1,100',
    ])
    expect(rows).toHaveLength(3)
    expect(closingBalances(rows)).toEqual([{ account: null, amount: 8_000, date: '2026-01-29' }])
  })

  test('a line that only tells a balance is no row that cannot be read', () => {
    const { rows, problems } = read([header, '2026-01-01,Beginning balance,,100', '2026-01-02,A,-1.00,99'])
    expect([rows.length, problems]).toEqual([1, []])
    expect(read([header, '2026-01-01,Kiosk,,100', '2026-01-02,A,-1.00,99']).problems).toHaveLength(1)
  })
})

describe('what does not count', () => {
  test('is named where a payment did not go through', () => {
    const { rows, problems } = read([
      'Date,Description,Amount,State',
      '2026-01-05,Market,-20.15,COMPLETED',
      ',Hotel hold,-200.00,REVERTED',
      '2026-01-10,Bakery,-3.20,PENDING',
    ])
    expect(rows.map(({ payee }) => payee)).toEqual(['Market'])
    expect(problems).toEqual([
      { row: 2, message: "It says 'REVERTED', so no money has moved." },
      { row: 3, message: "It says 'PENDING', so no money has moved." },
    ])
  })

  test('is named where it is in another currency than most', () => {
    const { rows, problems } = read([
      'Date,Description,Amount,Currency',
      '2026-01-05,Etsy,-24.50,usd',
      '2026-01-09,Zalando,-59.90,eur',
      '2026-01-11,Kiosk,-3.00,USD',
    ])
    expect(rows.map(({ payee }) => payee)).toEqual(['Etsy', 'Kiosk'])
    expect(problems).toEqual([{ row: 2, message: 'It is in EUR, and most others are in USD.' }])
  })
})

test.each([
  [['usd', 'USD', 'Usd'], 'USD'],
  [['$', '$', '$'], null],
  [['US Dollar', 'US dollar', 'US Dollar'], null],
])('amounts in %j are in %s', (written, code) => {
  const lines = written.map((text, at) => `2026-01-0${at + 1},Kiosk,-3.00,${text}`)
  const table = openPasted(['Date,Description,Amount,Currency', ...lines].join('\n'))
  const { mapping } = guessMapping(table, { roles: ['date', 'payee', 'amount', 'currency'] })
  const { rows, problems, currency } = readRows(table, mapping)
  expect([rows.length, problems, currency]).toEqual([3, [], code])
})
