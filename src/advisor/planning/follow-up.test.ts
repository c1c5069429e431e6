import { describe, expect, test } from 'vitest'
import type { Asked } from '#advisor/dialogue.ts'
import { figuresOf, readText } from '#advisor/grounding/print.ts'
import { answerQuestion, answerSlot, type Answered } from './answer.ts'
import { expectedFigures } from './testing/naive.ts'
import { holds, snapshotOf, turnOf } from './testing/scenarios.ts'

const visa = snapshotOf({
  profile: {},
  assets: [],
  liabilities: [{ name: 'Visa', amount: 6200, interestRate: 22.9, category: 'Credit Cards' }],
})

const slotOf = (asked: Asked | null | undefined) => (asked?.kind === 'slot' ? asked.slot : null)
const hasAll = (answered: Answered | null, answer: Parameters<typeof expectedFigures>[0]) =>
  expectedFigures(answer).every((figure) => holds(figuresOf(answered!.draft), figure))

describe('what is missing is asked for once', () => {
  test('the payment of a card, answered with a bare number', () => {
    const first = answerQuestion(turnOf('How long until my Visa is paid off?', visa))
    expect(slotOf(first?.asked)).toBe('payment')
    const second = answerQuestion(turnOf('about 300', visa, { asked: first!.asked }))
    expect(second?.intent).toBe('payoff-time')
    expect(hasAll(second, { by: 'payoff', balance: 6200, rate: 22.9, payment: 300 })).toBe(true)
  })

  test('three things one after the other, none twice', () => {
    const first = answerQuestion(turnOf('What would the monthly payment on a mortgage be?'))
    expect(slotOf(first?.asked)).toBe('principal')
    const second = answerSlot(turnOf('320k', undefined, { asked: first!.asked }))
    expect(slotOf(second?.asked)).toBe('rate')
    const third = answerSlot(turnOf('6.25', undefined, { asked: second!.asked }))
    expect(slotOf(third?.asked)).toBe('months')
    const last = answerSlot(turnOf('30', undefined, { asked: third!.asked }))
    expect(last?.asked).toBeNull()
    expect(hasAll(last, { by: 'loan', principal: 320_000, rate: 6.25, count: 360 })).toBe(true)
  })

  test.each([
    ['30 years', 360],
    ['15', 180],
    ['180 months', 180],
    ['twenty years', 240],
  ])('a term of %s', (words, count) => {
    const first = answerQuestion(turnOf('What is the monthly payment on a $200,000 mortgage at 6%?'))
    const second = answerSlot(turnOf(words, undefined, { asked: first!.asked }))
    expect(hasAll(second, { by: 'loan', principal: 200_000, rate: 6, count })).toBe(true)
  })

  test('nothing in the way of words that hold no number', () => {
    const { asked } = answerQuestion(turnOf('How long until my Visa is paid off?', visa))!
    expect(answerSlot(turnOf('I would rather not say', visa, { asked }))).toBeNull()
  })

  test('the share of salary that is contributed', () => {
    const question =
      'My employer matches 50% of what I put in up to 6% of my $80,000 salary. What match do I get?'
    const first = answerQuestion(turnOf(question))
    expect(slotOf(first?.asked)).toBe('contribution')
    const second = answerSlot(turnOf('3%', undefined, { asked: first!.asked }))
    expect(hasAll(second, { by: 'match', salary: 80_000, contribution: 3, tiers: [[50, 6]] })).toBe(true)
  })

  test('another question takes over', () => {
    const { asked } = answerQuestion(turnOf('How long until my Visa is paid off?', visa))!
    expect(answerQuestion(turnOf("What's my net worth?", visa, { asked }))?.intent).toBe('net-worth')
  })
})

describe('the same question with another number', () => {
  const text = 'How long until my Visa is paid off at $300 a month?'
  const lastIntent = { intent: 'payoff-time', text }

  test.each([
    'What about $400?',
    'and at 400 a month?',
    'what if I paid 400 instead?',
    'Make it $400',
    'how about 400',
  ])('%s', (words) => {
    const answered = answerQuestion(turnOf(words, visa, { lastIntent }))
    expect(answered?.intent).toBe('payoff-time')
    expect(hasAll(answered, { by: 'payoff', balance: 6200, rate: 22.9, payment: 400 })).toBe(true)
  })

  test('goes on from the changed one', () => {
    const growth = {
      intent: 'growth',
      text: 'What will $10,000 be worth in 10 years at 6%, compounded once a year?',
    }
    const first = answerQuestion(turnOf('what about 20 years?', undefined, { lastIntent: growth }))
    expect(hasAll(first, { by: 'compound', start: 10_000, rate: 6, years: 20 })).toBe(true)
    const next = { intent: 'growth', text: first!.text }
    const second = answerQuestion(turnOf('and at 8%?', undefined, { lastIntent: next }))
    expect(hasAll(second, { by: 'compound', start: 10_000, rate: 8, years: 20 })).toBe(true)
  })

  test('a greeting is no change', () => {
    expect(answerQuestion(turnOf('ok, thanks', visa, { lastIntent }))).toBeNull()
  })
})

describe('sources that differ', () => {
  const differing = snapshotOf({
    profile: {
      income: 60_000,
      otherData: {
        incomeItems: [{ id: 1, source: 'Salary', amount: 6000, date: '2026-01-15' }],
        expenseItems: [{ id: 2, category: 'All', amount: 4000, date: '2026-01-15' }],
      },
    },
    assets: [],
    liabilities: [],
  })

  test('the rows are used, the profile is named, and the user is asked', () => {
    const { draft } = answerQuestion(turnOf('What is my savings rate?', differing))!
    const details = draft.details
      .map((block) => (block.kind === 'paragraph' ? readText(block.text) : ''))
      .join(' ')
    expect(details).toContain('I used $6,000 from your entries; your profile says $5,000. Which is right?')
  })

  test('a what-if is not questioned', () => {
    const { draft } = answerQuestion(
      turnOf('If my income was $9,000 a month, what would my savings rate be?', differing),
    )!
    expect(readText(draft.content)).not.toContain('Which is right')
  })
})

test('several questions at once are all answered', () => {
  const snapshot = snapshotOf({
    profile: { savings: 9000, expenses: 3000, income: 60_000 },
    assets: [{ name: 'Savings', value: 9000, category: 'Cash and Equivalents' }],
    liabilities: [{ name: 'Car', amount: 4000, interestRate: 5, category: 'Auto Loans' }],
  })
  const text =
    "What's my net worth, how long would my savings last if I lost my job, and what is my savings rate?"
  const answered = answerQuestion(turnOf(text, snapshot))
  expect(hasAll(answered, { by: 'amounts', values: [5000] })).toBe(true)
  expect(hasAll(answered, { by: 'times', values: [3] })).toBe(true)
  expect(hasAll(answered, { by: 'shares', values: [40] })).toBe(true)
})
