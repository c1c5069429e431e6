import { describe, expect, test } from 'vitest'
import type { Spending } from '#advisor/snapshot.ts'
import { isGuarded } from './guard.ts'
import { respond } from './respond.ts'
import { faultsOf } from './testing/checks.ts'
import { fullSnapshot, newTurn, seen } from './testing/turns.ts'
import { mayAskAboutSpending, readSpendingQuestion, type SpendingQuestion } from './transaction-questions.ts'

const askable = {
  today: '2026-03-02',
  lastDay: '2026-02-28',
  categories: ['Groceries', 'Restaurants', 'Travel'],
  payees: ['trader joes', 'netflix com', 'the diner'],
}
const february = { from: '2026-02', to: '2026-02' }
const spent = (more: Partial<Extract<SpendingQuestion, { kind: 'spent' }>>) => ({
  kind: 'spent',
  period: february,
  categories: [],
  payee: null,
  said: '',
  ...more,
})

describe('questions about transactions', () => {
  test.each([
    [
      'What did I spend on eating out last month?',
      spent({ categories: ['Restaurants'], said: 'eating out' }),
    ],
    [
      'how much have I spent on groceries in January?',
      spent({ categories: ['Groceries'], said: 'groceries', period: { from: '2026-01', to: '2026-01' } }),
    ],
    [
      'How much did we spend on travel in 2025?',
      spent({ categories: ['Travel'], said: 'travel', period: { from: '2025-01', to: '2025-12' } }),
    ],
    [
      "How much did I spend at Trader Joe's in the last three months?",
      spent({ payee: 'trader joes', said: 'trader joes', period: { from: '2025-12', to: '2026-02' } }),
    ],
    [
      'How much did I pay to Netflix last year?',
      spent({ payee: 'netflix', said: 'netflix', period: { from: '2025-01', to: '2025-12' } }),
    ],
    ['How much did I spend last month?', spent({})],
    ['what did we spend in total in October', spent({ period: { from: '2025-10', to: '2025-10' } })],
    ['Which subscriptions do I have?', { kind: 'subscriptions' }],
    ['Why was March so expensive?', { kind: 'month', month: '2026-03' }],
    ['why did we spend so much in december 2025?', { kind: 'month', month: '2025-12' }],
    ['Am I over budget?', { kind: 'budget', month: '2026-02' }],
    ['did we stay within our budget last month?', { kind: 'budget', month: '2026-02' }],
  ])('%s', (text, question) => {
    expect(mayAskAboutSpending(text)).toBe(true)
    expect(readSpendingQuestion(text, askable)).toEqual(question)
  })

  test.each([
    'I spent 40 on groceries last month',
    'How much should I spend on groceries?',
    'How much do I spend on rent?',
    'What is a subscription?',
    'Make a budget for me',
    'How much did I spend on unicorns last month?',
    'How much would a car cost?',
    'Why is insurance important?',
  ])('%s is none', (text) => {
    expect(mayAskAboutSpending(text) && readSpendingQuestion(text, askable)).toBeFalsy()
  })
})

const totals = [
  { month: '2026-01', category: 'Groceries', spent: 60_000, received: 0, count: 4 },
  { month: '2026-02', category: 'Groceries', spent: 61_000, received: 0, count: 5 },
  { month: '2026-02', category: 'Travel', spent: 90_000, received: 0, count: 1 },
]
const spending: Omit<Spending, 'question'> = {
  totals,
  rows: [{ date: '2026-02-12', payee: 'DELTA <b>AIR</b> 1', category: 'Travel', amount: -90_000 }],
  count: 1,
  total: 90_000,
  recurring: [
    { payee: 'NETFLIX.COM', period: 'month', amount: -1549, monthly: -1549, nextDate: '2026-03-07' },
  ],
}

const questions: [SpendingQuestion, RegExp][] = [
  [
    { kind: 'spent', period: february, categories: ['Travel'], payee: null, said: 'travel' },
    /^You spent \$900 on travel in February 2026, in one transaction\.$/,
  ],
  [
    { kind: 'spent', period: february, categories: [], payee: 'delta', said: 'delta' },
    /^You spent \$900 at "?delta"? in February 2026/,
  ],
  [{ kind: 'subscriptions' }, /^A single payment repeats, \$15\.49 a month together\./],
  [
    { kind: 'month', month: '2026-02' },
    /^You spent \$1,510 in February 2026, \$910 more than the \$600 of a usual month\./,
  ],
  [
    { kind: 'budget', month: '2026-02' },
    /^You are \$60 over budget in February 2026: you spent \$1,510 of the \$1,450 you planned\.$/,
  ],
]

describe('answers', () => {
  test.each(questions)('%o', (question, words) => {
    const snapshot = { ...fullSnapshot, spending: { ...spending, question } }
    const turn = newTurn('What did I spend?', { snapshot })
    const reply = respond(turn)
    expect(seen(reply.content)).toMatch(words)
    expect(faultsOf(reply)).toEqual([])
    // What a file says goes into tables, not into words that a language model may get with the next message.
    expect(seen(`${reply.content} ${reply.details ?? ''}`)).not.toMatch(/DELTA|NETFLIX/)
    expect(reply.figures.every(({ source }) => source.kind !== 'rule')).toBe(true)
    expect(isGuarded(turn)).toBe(true)
  })

  test('a month without transactions is said so', () => {
    const question: SpendingQuestion = {
      kind: 'spent',
      period: february,
      categories: ['Travel'],
      payee: null,
      said: 'travel',
    }
    const snapshot = { ...fullSnapshot, spending: { ...spending, question, count: 0, total: 0, rows: [] } }
    expect(seen(respond(newTurn('What did I spend?', { snapshot })).content)).toBe(
      'I see no transactions on travel in February 2026.',
    )
  })
})
