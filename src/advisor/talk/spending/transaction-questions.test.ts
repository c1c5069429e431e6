import { describe, expect, test } from 'vitest'
import type { Spending } from '#advisor/snapshot.ts'
import { isGuarded } from '#advisor/talk/guarding/guard.ts'
import { respond } from '#advisor/talk/respond.ts'
import { faultsOf } from '#advisor/talk/testing/checks.ts'
import { fullSnapshot, newTurn, seen } from '#advisor/talk/testing/turns.ts'
import { mayAskAboutSpending, readSpendingQuestion, type SpendingQuestion } from './transaction-questions.ts'

const askable = {
  today: '2026-03-02',
  lastDay: '2026-02-28',
  months: ['2025-11', '2025-12', '2026-01', '2026-02'],
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
    ['Which subscriptions do I have?', { kind: 'subscriptions', isAll: false }],
    ['Why was March so expensive?', { kind: 'month', month: '2026-03' }],
    ['why did we spend so much in december 2025?', { kind: 'month', month: '2025-12' }],
    ['what are my biggest expenses', { kind: 'biggest', period: { from: '2025-11', to: '2026-02' } }],
    ['Where does my money go?', { kind: 'biggest', period: { from: '2025-11', to: '2026-02' } }],
    ['where did all our money go last month', { kind: 'biggest', period: february }],
    [
      'What did I spend the most on in January?',
      { kind: 'biggest', period: { from: '2026-01', to: '2026-01' } },
    ],
    ['show me my top spending categories', { kind: 'biggest', period: { from: '2025-11', to: '2026-02' } }],
    ['when is my next paycheck', { kind: 'next pay' }],
    ['When do I get paid next?', { kind: 'next pay' }],
    ['What is my biggest bill?', { kind: 'biggest', period: { from: '2025-11', to: '2026-02' } }],
    ['what bills do I have coming up', { kind: 'subscriptions', isAll: true }],
    ["when's payday", { kind: 'next pay' }],
    ['When will my next paycheck come?', { kind: 'next pay' }],
    ['when is rent due next', { kind: 'next bill', categories: [], payee: null, said: 'rent' }],
    [
      "when's my next Netflix charge?",
      { kind: 'next bill', categories: [], payee: 'netflix', said: 'netflix' },
    ],
    [
      'When is my next travel payment due?',
      { kind: 'next bill', categories: ['Travel'], payee: null, said: 'travel' },
    ],
    ['Am I over budget?', { kind: 'budget', month: '2026-02', said: '' }],
    ['did we stay within our budget last month?', { kind: 'budget', month: '2026-02', said: '' }],
  ])('%s', (text, question) => {
    expect(mayAskAboutSpending(text, askable.today)).toBe(true)
    expect(readSpendingQuestion(text, askable)).toEqual(question)
  })

  test.each([
    'I spent 40 on groceries last month',
    'How much should I spend on groceries?',
    'How much do I spend on rent?',
    'What is a subscription?',
    'Make a budget for me',
    'How much did I pay in taxes last year?',
    'How much would a car cost?',
    'Why is insurance important?',
    'Where should my money go?',
    'Where does my extra money go first?',
    'What will my biggest expenses be in retirement?',
    'What are the biggest expenses of a family?',
    'When do I get my card paid off?',
    'When would I get paid if I switch jobs?',
    'When are my taxes due?',
    'When is the next Fed meeting?',
    'When should I pay my rent?',
  ])('%s is none', (text) => {
    expect(mayAskAboutSpending(text, askable.today) && readSpendingQuestion(text, askable)).toBeFalsy()
  })
})

const totals = [
  { month: '2026-01', category: 'Groceries', spent: 60_000, received: 0, count: 4 },
  { month: '2026-02', category: 'Groceries', spent: 61_000, received: 0, count: 5 },
  { month: '2026-02', category: 'Travel', spent: 90_000, received: 0, count: 1 },
]
const monthly = { period: 'month' as const, count: 4, lastDate: '2026-02-07', nextDate: '2026-03-07' }
const salary = {
  ...monthly,
  payee: 'ACME PAYROLL 0228',
  category: 'Salary',
  amount: 260_000,
  monthly: 260_000,
}
const spending: Omit<Spending, 'question'> = {
  totals,
  rows: [{ date: '2026-02-12', payee: 'DELTA <b>AIR</b> 1', category: 'Travel', amount: -90_000 }],
  count: 1,
  total: 90_000,
  recurring: [{ ...monthly, payee: 'NETFLIX.COM', category: 'Subscriptions', amount: -1549, monthly: -1549 }],
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
  [
    { kind: 'biggest', period: february },
    /^By your transactions you spent \$1,510 in February 2026\. The most went to Travel: \$900, or 59\.6%, then Groceries with \$610\.$/,
  ],
  [
    { kind: 'next bill', categories: ['Subscriptions'], payee: null, said: 'streaming' },
    new RegExp(
      [
        String.raw`^The next payment for streaming should come on March 7, 2026: \$15\.49, which comes every month\. The last`,
        String.raw` one was on February 7, 2026\.$`,
      ].join(''),
    ),
  ],
  [
    { kind: 'next bill', categories: [], payee: 'netflix', said: 'netflix' },
    /^The next payment for .netflix. should come on March 7, 2026/,
  ],
  [
    { kind: 'next bill', categories: [], payee: null, said: 'rent' },
    /^I see no payment for rent in your transactions that keeps coming/,
  ],
  [{ kind: 'subscriptions', isAll: false }, /^You have one subscription, \$15\.49 a month\.$/],
  [
    { kind: 'subscriptions', isAll: true },
    /^In your transactions a single payment repeats, \$15\.49 a month\. The table says/,
  ],
  [
    { kind: 'month', month: '2026-02' },
    /^You spent \$1,510 in February 2026, \$910 more than the \$600 of a usual month\./,
  ],
  [
    { kind: 'budget', month: '2026-02', said: '' },
    /^You were \$60 over budget in February 2026: you spent \$1,510 of the \$1,450 you planned\.$/,
  ],
  [
    { kind: 'budget', month: '2026-02', said: 'travel' },
    /^Your budget has no row for travel\. You spent \$900 on it in February 2026\.$/,
  ],
  [
    { kind: 'spent', period: { from: '2026-01', to: '2026-02' }, categories: [], payee: null, said: '' },
    /^You spent \$900 in January to February 2026, in one transaction\. That is \$450 a month\.$/,
  ],
  [
    {
      kind: 'spent',
      period: { ...february, days: { from: '2026-02-23', to: '2026-02-28' } },
      categories: ['Travel'],
      payee: null,
      said: 'travel',
    },
    /^You spent \$900 on travel from February 23, 2026 to February 28, 2026, in one transaction\.$/,
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

  test('the next pay is the soonest of what is called income, on a day that is still to come', () => {
    const late = { ...salary, payee: 'OLD SHOP', lastDate: '2026-01-27', nextDate: '2026-02-27' }
    const gift = { ...salary, payee: 'AUNT MAY', category: null, amount: 5000, nextDate: '2026-03-03' }
    const question: SpendingQuestion = { kind: 'next pay' }
    const snapshot = { ...fullSnapshot, spending: { ...spending, question, recurring: [late, salary, gift] } }
    const reply = respond(newTurn('when is my next paycheck', { snapshot }))
    expect(seen(reply.content)).toBe(
      'Your next pay should come on March 7, 2026: $2,600, which comes every month. The last one was on February 7, 2026.',
    )
    expect(reply.figures[0]).toMatchObject({
      source: { kind: 'transactions', count: 4, filter: { search: 'ACME PAYROLL', kind: 'in' } },
    })
    expect(reply.cards[0]).toMatchObject({
      rows: [
        ['ACME PAYROLL 0228', 'month', 260_000, '2026-03-07'],
        ['OLD SHOP', 'month', 260_000, '2026-03-27'],
      ],
    })
    expect(faultsOf(reply)).toEqual([])
  })

  test('categories that a file named stand in the table alone', () => {
    const own = totals.map((total) => ({ ...total, category: total.category.toUpperCase() }))
    const question: SpendingQuestion = { kind: 'biggest', period: february }
    const snapshot = { ...fullSnapshot, spending: { ...spending, totals: own, question } }
    const reply = respond(newTurn('what are my biggest expenses', { snapshot }))
    expect(seen(reply.content)).toBe(
      'By your transactions you spent $1,510 in February 2026. The most went to the category that leads the table: $900, or 59.6%.',
    )
    expect(reply.figures.map(({ source }) => source)).toContainEqual({
      kind: 'transactions',
      count: 1,
      about: 'TRAVEL, February 2026',
      filter: { from: '2026-02-01', to: '2026-02-28', category: 'TRAVEL' },
    })
  })

  test('without transactions nobody guesses when something is due', () => {
    const ask = (text: string) => seen(respond(newTurn(text, { snapshot: fullSnapshot })).content)
    expect(ask('when is my next paycheck')).toMatch(/^I cannot see when you are paid: I have no transactions/)
    expect(ask('when is rent due next')).toMatch(
      /^I cannot see when your rent is due: I have no transactions/,
    )
    expect(ask('when are my taxes due')).not.toMatch(/transactions/)
  })
})
