import { expect, test } from 'vitest'
import { addSums, type SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { answerEach } from '#advisor/executing/answer-each.ts'
import type { Said } from '#advisor/executing/testing/converse.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'

/** What is told of the last of some messages, where one reply tells all that it asks for. */
function told(...messages: Said[]): string[] {
  let sums: SumRecord[] = []
  let words: string[] = []
  for (const [text, intents, meant, rest] of messages) {
    const minded = mindedAs(text, intents, meant, rest)
    const done = answerEach({ minded, text, snapshot: unknownPerson, sums, sheet: new FigureSheet() })
    sums = addSums(sums, done.made)
    words = done.outcomes.flatMap((outcome) =>
      outcome.kind === 'sum' ? (outcome.told ?? []).map((one) => readText(one)) : [],
    )
  }
  return words
}

const slots = ['principal', 'rate', 'months', 'extra']

test('the loan as it is and with more paid on it, in the order of the questions', () => {
  const loan = '18,400 at 8.25% for 60 months.'
  const both = ['loan-payment', 'extra-payment']
  const [base, faster] = told([
    `${loan} payment, total interest, how much sooner with 50 extra?`,
    both,
    slots,
  ])
  expect(base).toBe('$375.29 a month and about $4,118 of interest in all.')
  expect(faster).toBe(
    'With $50 more each month you’re done in 52 months, 8 months sooner, and save $603.55 in interest.',
  )
  const [first] = told([`${loan} if 50 more is paid what do i save and what is the payment`, both, slots])
  expect(first).toBe(faster)
})

test.each([
  'how many months sooner with 450 and what does it save',
  'if i pay 450 how much sooner, what do i save',
])('%s: a new payment is no extra', (text) => {
  const loan: Said = ['31,000 at 5.8% for 120 months', ['loan-payment'], ['principal', 'rate', 'months']]
  const [said] = told(loan, [text, ['extra-payment'], ['extra'], { from: 's1' }])
  expect(said).toMatch(/^With \$450 a month you’re done in 84 months, 36 months sooner/)
})

test('one thing or the other is told side by side', () => {
  const text =
    '198,000 at 6.4% for 264 months. 300 extra or a lump of 10,000, what saves more and is done sooner'
  const [first, second] = told([text, ['extra-payment'], [...slots, 'once']])
  expect(first).toMatch(/^\$300 more each month: 183 months/)
  expect(second).toMatch(/^\$10,000 at once: 237 months/)
})

test('two payments on one card, in one message or in two', () => {
  const card: Said = ['6,100 at 24.9% paying 200', ['payoff-time'], ['balance', 'rate', 'payment']]
  const [after] = told(card, [
    'with 300, how much faster and what does it save',
    ['payoff-time'],
    ['payment'],
    { from: 's1' },
  ])
  expect(after).toBe('27 months at $300 a month: 22 months sooner and $1,752 less interest than at $200.')
  const [slow, fast] = told([
    '6,100 at 24.9% paying 200 or 300, how long and how much interest do i save',
    ['payoff-time'],
    ['balance', 'rate', 'payment', 'payment'],
  ])
  expect(slow).toBe('At $200 a month: 49 months and about $3,659 of interest.')
  expect(fast).toBe('At $300: 27 months, 22 months sooner and $1,752 less interest.')
})

test('a single question is left to its sum', () =>
  expect(
    told(['6,100 at 24.9% paying 200, how long', ['payoff-time'], ['balance', 'rate', 'payment']]),
  ).toEqual([]))
