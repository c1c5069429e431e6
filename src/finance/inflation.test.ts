import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASSUMED_INFLATION, futureCost, todaysDollars } from './inflation.ts'
import { toCents } from './money.ts'

test('$1,000 in twenty years at 3 percent', () => {
  expect(futureCost(toCents(1000), 20, 3)).toBe(toCents(1806.11))
  expect(todaysDollars(toCents(1000), 20, 3)).toBe(toCents(553.68))
})

test('3 percent is assumed when nothing else is said', () => {
  expect(ASSUMED_INFLATION).toBe(3)
  expect(futureCost(toCents(1000), 20)).toBe(toCents(1806.11))
  expect(todaysDollars(toCents(1000), 20)).toBe(toCents(553.68))
})

test('no time and no inflation change nothing', () => {
  expect(futureCost(12_345, 0, 8)).toBe(12_345)
  expect(todaysDollars(12_345, 30, 0)).toBe(12_345)
})

test('there and back is the same amount', () => {
  const years = fc.integer({ min: 0, max: 60 })
  const inflation = fc.double({ min: 0, max: 15, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), years, inflation, (amount, time, rise) => {
      const later = futureCost(amount, time, rise)
      expect(later).toBeGreaterThanOrEqual(amount)
      expect(Math.abs(todaysDollars(later, time, rise) - amount)).toBeLessThanOrEqual(1)
    }),
  )
})
