import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benefitPercent, claimBenefit, compareClaims } from './social-security.ts'

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

describe('waiting', () => {
  const claim = (full: number, age: number) => ({ age, benefit: claimBenefit(full, age) })

  test('62 against 67: 700 for 60 months is made up at 300 a month in 140 months', () =>
    expect(compareClaims(claim(100_000, 62), claim(100_000, 67))).toEqual({
      passedUp: 4_200_000,
      months: 140,
    }))

  test('the same age, the other way round, or no benefit never catches up', () => {
    expect(compareClaims(claim(100_000, 62), claim(100_000, 62))).toBeNull()
    expect(compareClaims(claim(100_000, 70), claim(100_000, 62))).toBeNull()
    expect(compareClaims(claim(0, 62), claim(0, 70))).toBeNull()
  })

  test('it is the first month in which the later claim has paid as much', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1_000_000 }),
        fc.integer({ min: 62, max: 69 }),
        fc.integer({ min: 1, max: 8 }),
        (full, age, later) => {
          const [sooner, other] = [claim(full, age), claim(full, Math.min(70, age + later))]
          const found = compareClaims(sooner, other)
          expect(found).not.toBeNull()
          const { passedUp, months } = found ?? { passedUp: 0, months: 0 }
          expect(other.benefit * months).toBeGreaterThanOrEqual(passedUp + sooner.benefit * months)
          expect(other.benefit * (months - 1)).toBeLessThan(passedUp + sooner.benefit * (months - 1))
        },
      ),
    )
  })
})
