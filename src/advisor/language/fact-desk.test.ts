import { describe, expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { FactDesk } from './fact-desk.ts'
import { FigureBook } from './figure-book.ts'
import { judgeSentence } from './judge.ts'
import { findRowRef } from './row-refs.ts'
import { SaidNumbers } from './said.ts'
import { Workbench } from './workbench.ts'

function open(text: string, snapshot: Snapshot, read: Change[] = []) {
  const facts = read.map((change): Fact => ({
    change,
    decision: 'save',
    quote: text,
    span: { start: 0, end: text.length },
  }))
  const turn = {
    text,
    snapshot,
    before: emptySnapshot(),
    dialogue: freshDialogue,
    minded: null,
    understood: { facts },
  } as unknown as Turn
  const bench = new Workbench(turn, new FigureBook([]), new SaidNumbers([{ id: null, at: null, text }]))
  const desk = new FactDesk(bench, [])
  bench.book.isSaved = () => desk.hasSaved
  return { desk, bench }
}

const withRows = (): Snapshot => {
  const row = { notes: null, updatedAt: '2026-03-01T00:00:00.000Z' }
  return {
    ...emptySnapshot(),
    assets: [{ id: 3, name: "Wife's IRA", value: 13_100_000, category: 'Retirement Accounts', ...row }],
    liabilities: [
      {
        id: 7,
        name: 'Letter',
        amount: 187_000,
        interestRate: 0,
        minimumPayment: null,
        category: 'Other Debt',
        ...row,
      },
    ],
    expenses: [{ id: 9, category: 'Car insurance', amount: 17_100, date: '2026-03-01' }],
  }
}

describe('a row that the message sets right', () => {
  test.each([
    [
      'her IRA is 113,000 and not 131,000',
      { what: 'asset', value: 113_000, target: 'asset1' },
      'value $113,000',
    ],
    ['car ins went up, 203 now', { what: 'expense', value: 203, target: 'expense1' }, 'amount $203 a month'],
    ['the letter says 1,970', { what: 'debt', value: 1970, target: 'debt1' }, 'amount $1,970'],
    [
      'that letter is from the IRS',
      { what: 'name', name: 'IRS tax bill', target: 'debt1' },
      '"IRS tax bill"',
    ],
    [
      'sorry, that balance is 1.9k not 1,870',
      { what: 'debt', value: 1900, target: 'debt1' },
      'amount $1,900',
    ],
    ['the letter wants at least 60 a month', { what: 'minimum', value: 60, target: 'debt1' }, 'minimum $60'],
  ])('%s', (text, fact, now) => {
    const { desk, bench } = open(text, withRows())
    expect(JSON.stringify(desk.fact({ ...fact, quote: text }))).toContain(JSON.stringify(now).slice(1, -1))
    expect(desk.settled.save).toHaveLength(1)
    // It is there once, and no second row beside it.
    const { assets, expenses, liabilities } = bench.snapshot
    expect([assets.length, expenses.length, liabilities.length]).toEqual([1, 1, 1])
  })

  test.each([
    ['I cancelled the car insurance', 'saved'],
    ['I want to cancel the car insurance', 'asked'],
    ['Should I have cancelled the car insurance?', 'asked'],
    ['I cancelled it', 'asked'],
  ])('or says to be over: %s', (text, verdict) => {
    const { desk, bench } = open(text, withRows())
    expect(desk.fact({ what: 'end', target: 'expense1', quote: text })).toHaveProperty(verdict)
    expect(bench.snapshot.expenses).toHaveLength(verdict === 'saved' ? 0 : 1)
  })

  test('does not end as well', () => {
    const text = 'her IRA is 113,000 and not 131,000'
    const { desk } = open(text, withRows())
    desk.fact({ what: 'asset', value: 113_000, target: 'asset1', quote: text })
    expect(desk.fact({ what: 'end', target: 'asset1', quote: 'not 131,000' })).toHaveProperty('error')
    expect(desk.settled.ask).toEqual([])
  })
})

describe('a row of this message', () => {
  const text = 'We owe 212,000 on the house at 6.25 and the Visa is 3,100 at 24.5, min payment 90.'
  const house: Change = {
    kind: 'liability',
    id: null,
    name: 'House',
    amount: 21_200_000,
    interestRate: 6.25,
    minimumPayment: 9000,
    category: 'Mortgage',
  }
  const stored = (): Snapshot => ({
    ...emptySnapshot(),
    liabilities: [
      {
        id: 7,
        name: 'House',
        amount: 21_200_000,
        interestRate: 6.25,
        minimumPayment: 9000,
        category: 'Mortgage',
        notes: null,
        updatedAt: '2026-03-01T00:00:00.000Z',
      },
    ],
  })

  test('is stored with its rate and least payment, which its neighbour gives back', () => {
    const { desk, bench } = open(text, stored(), [house])
    desk.fact({ what: 'debt', value: 3100, name: 'Visa', quote: 'the Visa is 3,100' })
    desk.fact({ what: 'rate', value: 24.5, target: 'debt2', quote: 'at 24.5' })
    desk.fact({ what: 'minimum', value: 90, target: 'debt2', quote: 'min payment 90' })
    expect(desk.settled.save.map(({ change }) => change)).toEqual([
      expect.objectContaining({
        id: null,
        name: 'Visa',
        amount: 310_000,
        interestRate: 24.5,
        minimumPayment: 9000,
      }),
      expect.objectContaining({ id: 7, minimumPayment: 0 }),
    ])
    expect(bench.snapshot.liabilities).toHaveLength(2)
  })

  test('is dropped again where it was a mistake', () => {
    const { desk, bench } = open(text, stored(), [house])
    desk.fact({ what: 'debt', value: 3100, name: 'Visa', quote: 'the Visa is 3,100' })
    expect(desk.fact({ what: 'end', target: 'debt2', quote: 'the Visa is 3,100' })).toMatchObject({
      dropped: true,
    })
    expect(desk.settled.save).toEqual([])
    expect(bench.snapshot.liabilities).toHaveLength(1)
  })

  test('loses a misread part without the rest', () => {
    const { desk } = open(text, stored(), [house])
    desk.leave({ quote: 'min payment 90', reason: 'misread' })
    expect(desk.settled.withdraw).toEqual([])
    expect(desk.settled.save[0]?.change).toMatchObject({ id: 7, minimumPayment: 0 })
  })

  test('keeps its reference when another is taken away', () => {
    const snapshot = stored()
    snapshot.liabilities = snapshot.liabilities.flatMap((debt) => [
      debt,
      { ...debt, id: 8, name: 'Visa', amount: 310_000 },
    ])
    const { desk, bench } = open(text, snapshot, [house])
    bench.tellAgain()
    desk.leave({ quote: '212,000', reason: 'somebody else’s' })
    expect(bench.snapshot.liabilities.map(({ id }) => id)).toEqual([8])
    expect(findRowRef(bench.snapshot, 'debt2')).toEqual({ list: 'liabilities', id: 8 })
    expect(findRowRef(bench.snapshot, 'debt1')).toBeNull()
  })
})

describe('a misreading', () => {
  const text = 'Here is what goes out each month. Savings 150'
  const misread: Change = { kind: 'profile', field: 'savings', value: 15_000 }
  const stated = { what: 'expense', value: 150, name: 'Savings', quote: 'Savings 150' }

  test('stays until it is left out', () => {
    const { desk } = open(text, emptySnapshot(), [misread])
    expect(desk.fact(stated)).toMatchObject({ kept: 'savings $150' })
    expect(desk.settled.withdraw).toEqual([])
  })

  test('gives way to the right one then', () => {
    const { desk } = open(text, emptySnapshot(), [misread])
    desk.leave({ quote: 'Savings 150', reason: 'misread' })
    expect(desk.fact(stated)).toMatchObject({ saved: true })
  })
})

test('pay that is left out takes its part of the whole along', () => {
  const text = 'unemployment will be 520, the insurance 380 a month'
  const read: Change[] = [
    { kind: 'income', id: null, name: 'Unemployment', amount: 38_000 },
    { kind: 'profile', field: 'income', value: 3_216_000 },
  ]
  const snapshot = emptySnapshot()
  snapshot.income = [
    { id: 1, source: 'Pay', amount: 230_000, date: '2026-03-01' },
    { id: 2, source: 'Unemployment', amount: 38_000, date: '2026-03-01' },
  ]
  const { desk } = open(text, snapshot, read)
  desk.leave({ quote: '380 a month', reason: 'planned' })
  expect(desk.settled.withdraw.map(({ change }) => change)).toEqual(read)
})

test('an answer may say that something is saved only where something is', () => {
  const claim = { text: 'I have saved that for you.', block: 0, item: 0, kind: 'paragraph' } as const
  const text = 'We spend 3,300 a month'
  const { desk, bench } = open(text, emptySnapshot())
  expect(judgeSentence(claim, bench.book).untraced).toHaveLength(1)
  desk.fact({ what: 'expenses', value: 3300, quote: text })
  expect(judgeSentence(claim, bench.book).untraced).toEqual([])
})
