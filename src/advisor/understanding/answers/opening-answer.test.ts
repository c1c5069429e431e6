import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const spent = (...turns: string[]) => {
  const { profile } = talk(turns).snapshot
  return { income: (profile.income ?? 0) / 100, expenses: (profile.expenses ?? 0) / 100 }
}

test.each([
  ['about 5,400 a month, rent is 2,150 of that', 5400],
  ['like 5,400 a month probably? rent is 2,150 of that', 5400],
  ['4,000 a month, and we have 10k saved', 4000],
  ['1,200 rent, 400 food, 150 gas', 0],
  ['i also get 500 a month from my dad, no big bills', 0],
])('what is spent, then: %s', (answer, expenses) => {
  const { expenses: kept, income } = spent('i make 92k', answer)
  expect(kept).toBe(expenses)
  expect(income).toBeGreaterThanOrEqual(92_000)
})

test('what is said to be everything is all that is spent', () =>
  expect(spent('i make 92k', 'no 5,400 is everything, not just rent').expenses).toBe(5400))

test('what is spent now is told beside what is supposed', () =>
  expect(spent('if she quits we have 5,650 coming in and spend about 5,400 now').expenses).toBe(5400))
