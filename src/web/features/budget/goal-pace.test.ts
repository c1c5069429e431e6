import { expect, test } from 'vitest'
import { MAX_CENTS } from '#finance/money.ts'
import { describePace, shareOfSavings } from './goal-pace.ts'

const house = { currentAmount: 500_000, targetAmount: 1_000_000 }
const done = { currentAmount: 700, targetAmount: 700 }

test('what is saved is shared among the goals that are still open', () => {
  expect(shareOfSavings([house, done, house], 61_050)).toBe(30_500)
  expect([shareOfSavings([done], 100), shareOfSavings([house], 0), shareOfSavings([], 100)]).toEqual([
    0, 0, 0,
  ])
  expect(shareOfSavings([house], -5)).toBe(0)
})

test.each([
  [house, 30_000, 'At $300 a month: April 2028'],
  [house, 500_000, 'At $5,000 a month: December 2026'],
  [house, 0, 'With money left at the end of a month there will be a date here.'],
  [house, null, 'Set your take-home pay, and there will be a date here.'],
  [done, 30_000, ''],
  [{ currentAmount: 0, targetAmount: MAX_CENTS }, 100, 'At $1 a month it is too far away for a date.'],
])('%j at %j cents', (goal, monthly, text) => {
  expect(describePace(goal, monthly, '2026-11-15')).toBe(text)
})
