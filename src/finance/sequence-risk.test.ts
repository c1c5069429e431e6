import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from './money.ts'
import { incomeOverYears } from './retirement.ts'
import { drawDown, drawDownAfterBadDecade } from './sequence-risk.ts'

const base = { nestEgg: toCents(800_000), spending: toCents(3000), realReturn: 4, months: 360 }

test('a published annuity: $500,000 at 5% pays $2,684.11 for 30 years, and then is used up', () => {
  const nestEgg = toCents(500_000)
  const spending = incomeOverYears(nestEgg, 5, 30)
  expect(spending).toBe(toCents(2684.11))
  // The published figure is rounded up: a cent less lasts to the end.
  const path = drawDown({ nestEgg, spending: spending - 1, realReturn: 5, months: 360 })
  expect([path.runsOutIn, path.balances.length]).toEqual([null, 31])
  expect(path.balances.at(-1)).toBeLessThan(toCents(10))
})

test('a bad first decade takes years off the same money', () => {
  expect(drawDown(base).runsOutIn).toBeNull()
  expect(drawDownAfterBadDecade(base).runsOutIn).toBe(257)
})

test('a pension takes the place of withdrawals from its first month on', () => {
  const pension = { monthly: toCents(3000), fromMonth: 12 }
  const path = drawDown({ ...base, realReturn: 0, income: pension })
  expect(path.balances.slice(0, 3)).toEqual([800_000, 764_000, 764_000].map(toCents))
})

test('no decade is good because it is bad, and nothing is ever NaN', () => {
  const amount = fc.integer({ min: 0, max: 1e14 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: -100, max: 100 }), (nestEgg, spending, realReturn) => {
      const input = { nestEgg, spending, realReturn, months: 240 }
      const [usual, bad] = [drawDown(input), drawDownAfterBadDecade(input)]
      expect(bad.runsOutIn ?? 999).toBeLessThanOrEqual(usual.runsOutIn ?? 999)
      expect([...usual.balances, ...bad.balances].every(Number.isSafeInteger)).toBe(true)
    }),
  )
})
