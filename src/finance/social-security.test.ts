import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benefitPercent, breakEvenMonths, claimBenefit } from './social-security.ts'

describe('benefits, as the Social Security Administration publishes them', () => {
  // For those born in 1960 or later: 70% at 62, 75% at 63, 80% at 64, 86.7% at 65, 93.3% at 66, 108%, 116%, 124%.
  test.each([
    [62, 70],
    [63, 75],
    [64, 80],
    [65, 86.667],
    [66, 93.333],
    [67, 100],
    [68, 108],
    [69, 116],
    [70, 124],
  ])('at %i', (age, percent) => expect(benefitPercent(age)).toBeCloseTo(percent, 3))

  test('$1,000 at full age is $700 at the earliest and $1,240 at the latest', () => {
    expect(claimBenefit(100_000, 62)).toBe(70_000)
    expect(claimBenefit(100_000, 70)).toBe(124_000)
  })

  test('nothing is gained before 62 or after 70', () => {
    expect(benefitPercent(50)).toBe(benefitPercent(62))
    expect(benefitPercent(80)).toBe(benefitPercent(70))
  })
})

describe('breaking even', () => {
  test('62 against 67: 700 for 60 months is made up at 300 a month in 140 months', () =>
    expect(breakEvenMonths(100_000, 62, 67)).toBe(67 * 12 + 140))

  test('the order of the ages does not matter', () =>
    expect(breakEvenMonths(100_000, 70, 62)).toBe(breakEvenMonths(100_000, 62, 70)))

  test('the same age, or no benefit, never does', () => {
    expect(breakEvenMonths(100_000, 62, 62)).toBeNull()
    expect(breakEvenMonths(0, 62, 70)).toBeNull()
  })

  test('it is the first month in which the later claim has paid as much', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1_000_000 }),
        fc.integer({ min: 62, max: 69 }),
        fc.integer({ min: 1, max: 8 }),
        (full, age, later) => {
          const other = Math.min(70, age + later)
          const months = breakEvenMonths(full, age, other)
          const paid = (from: number, until: number) => claimBenefit(full, from) * (until - from * 12)
          expect(months).not.toBeNull()
          const at = months ?? 0
          expect(paid(other, at)).toBeGreaterThanOrEqual(paid(age, at))
          expect(paid(other, at - 1)).toBeLessThan(paid(age, at - 1))
        },
      ),
    )
  })
})
