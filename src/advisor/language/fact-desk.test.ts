import { describe, expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { FactDesk } from './fact-desk.ts'
import { FigureBook } from './figure-book.ts'
import { judgeSentence } from './judge.ts'
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
    ['the letter wants at least 60 a month', { what: 'minimum', value: 60, target: 'debt1' }, 'minimum $60'],
  ])('%s', (text, fact, now) => {
    const { desk, bench } = open(text, withRows())
    expect(JSON.stringify(desk.fact({ ...fact, quote: text }))).toContain(JSON.stringify(now).slice(1, -1))
    expect(desk.settled.save).toHaveLength(1)
    // It is there once, and no second row beside it.
    const { assets, expenses, liabilities } = bench.snapshot
    expect([assets.length, expenses.length, liabilities.length]).toEqual([1, 1, 1])
  })

  test('does not end as well', () => {
    const text = 'her IRA is 113,000 and not 131,000'
    const { desk } = open(text, withRows())
    desk.fact({ what: 'asset', value: 113_000, target: 'asset1', quote: text })
    expect(desk.fact({ what: 'end', target: 'asset1', quote: 'not 131,000' })).toHaveProperty('error')
    expect(desk.settled.ask).toEqual([])
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

test('an answer may say that something is saved only where something is', () => {
  const claim = { text: 'I have saved that for you.', block: 0, item: 0, kind: 'paragraph' } as const
  const text = 'We spend 3,300 a month'
  const { desk, bench } = open(text, emptySnapshot())
  expect(judgeSentence(claim, bench.book).untraced).toHaveLength(1)
  desk.fact({ what: 'expenses', value: 3300, quote: text })
  expect(judgeSentence(claim, bench.book).untraced).toEqual([])
})
