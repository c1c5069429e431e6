import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collegeCosts, totalCollegeCost } from './college.ts'

test('each year costs more than the last', () => {
  // 20,000 in ten years at 5%: 20,000 × 1.05^10 = 32,577.89, and 5% more each year after.
  const terms = { yearlyCost: 2_000_000, years: 4, yearsUntil: 10, inflation: 5 }
  expect(collegeCosts(terms)).toEqual([3_257_789, 3_420_679, 3_591_713, 3_771_298])
  expect(totalCollegeCost(terms)).toBe(14_041_479)
})

test('a part of a year is paid as a whole one', () =>
  expect(collegeCosts({ yearlyCost: 100, years: 1.5, yearsUntil: 0, inflation: 0 })).toEqual([100, 100]))

test('without rising prices it is the years times the cost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 0, max: 30 }),
      (yearlyCost, years, yearsUntil) => {
        expect(totalCollegeCost({ yearlyCost, years, yearsUntil, inflation: 0 })).toBe(yearlyCost * years)
      },
    ),
  )
})

test('later and dearer is never cheaper', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 30 }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (yearlyCost, yearsUntil, inflation) => {
        const now = totalCollegeCost({ yearlyCost, years: 4, yearsUntil, inflation })
        const later = totalCollegeCost({ yearlyCost, years: 4, yearsUntil: yearsUntil + 1, inflation })
        expect(later).toBeGreaterThanOrEqual(now)
      },
    ),
  )
})
