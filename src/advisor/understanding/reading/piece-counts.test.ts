import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const storedAfter = (text: string) => {
  const { profile, income, expenses, goals } = talk([text]).snapshot
  return {
    income: profile.income === null ? null : toDollars(profile.income),
    sources: income.map(({ source }) => source),
    costs: expenses.map(({ category, amount }) => [category, toDollars(amount)]),
    goals,
  }
}

test.each([
  ['I walk dogs, $20 a walk, 15 walks a week.', 15_600],
  ['I teach piano, 60 a lesson, 12 lessons a week', 37_440],
  ['7 bucks a delivery, 60 deliveries a week', 21_840],
  ['I cut hair, $35 a cut, 12 cuts a day, 5 days a week', 109_200],
  ['I paint houses, 3,000 a house, 2 a month', 72_000],
  ['I clean houses, 120 each, 6 a week', 37_440],
  ['I mow lawns, 40 a lawn, 20 a week in summer', 41_600],
  ['I drive uber, about 15 a ride, 40 rides a week', 31_200],
  ["I'm a therapist, 150 a session, 20 sessions a week", 156_000],
])('how many pieces is no pay of its own: %s', (text, income) =>
  expect(storedAfter(text)).toEqual({ income, sources: [], costs: [], goals: [] }),
)

test('what somebody hired costs is no pay beside the pay', () =>
  expect(storedAfter('I make 80k and my therapist is 150 a session, I go every week')).toEqual({
    income: 80_000,
    sources: [],
    costs: [['Therapist', 650]],
    goals: [],
  }))

test.each(['I work for a dentist, 22 an hour', 'the vet pays me 22 an hour, I go in 5 days a week'])(
  'pay from those whom others hire: %s',
  (text) => expect(storedAfter(text)).toEqual({ income: 45_760, sources: [], costs: [], goals: [] }),
)

test.each([
  ['Therapist is 150 a session, I go every other week', [['Therapist', 325]]],
  ['lunches are 12 each, 60 a week', [['Lunches', 260]]],
  ['4 kids, 50 a week allowance each', []],
  ['coffee is 5 a cup, 10 cups a week', []],
])('a cost by the piece is no pay: %s', (text, costs) =>
  expect(storedAfter(text)).toEqual({ income: null, sources: [], costs, goals: [] }),
)
