import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  annuityFactor,
  doublingYears,
  doublingYearsByRuleOf72,
  effectiveAnnualRate,
  growthFactor,
  MAX_MONTHS,
  monthlyInterest,
  monthlyRate,
  periodRate,
  presentAnnuityFactor,
  realReturn,
  wholeMonths,
} from './interest.ts'

const rate = fc.double({ min: 0, max: 100, noNaN: true })
const months = fc.integer({ min: 1, max: 600 })

describe('monthly interest', () => {
  test.each([
    [620_000, 22.9, 11_832],
    [20_000_000, 6, 100_000],
    [150, 12, 2],
    [150, 0, 0],
    [0, 22.9, 0],
    [-100_000, 12, -1000],
  ])('on %d cents at %d percent is %d', (balance, percent, expected) => {
    expect(monthlyInterest(balance, percent)).toBe(expected)
  })

  test('is a twelfth of the yearly rate', () => {
    expect(monthlyRate(12)).toBe(0.01)
  })

  test('never falls when the balance rises', () => {
    const balance = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(balance, balance, rate, (a, b, percent) => {
        expect(monthlyInterest(Math.min(a, b), percent)).toBeLessThanOrEqual(
          monthlyInterest(Math.max(a, b), percent),
        )
      }),
    )
  })
})

describe('factors', () => {
  test('match their closed forms', () => {
    expect(growthFactor(0.01, 12)).toBeCloseTo(1.126_825_03, 8)
    expect(annuityFactor(0.01, 12)).toBeCloseTo(12.682_503_01, 8)
    expect(presentAnnuityFactor(0.01, 12)).toBeCloseTo(11.255_077_47, 8)
  })

  test('are plain counts without interest', () => {
    expect(growthFactor(0, 12)).toBe(1)
    expect(annuityFactor(0, 12)).toBe(12)
    expect(presentAnnuityFactor(0, 12)).toBe(12)
  })

  test('stay exact at tiny rates, where the naive formula loses all digits', () => {
    expect(annuityFactor(1e-15, 360)).toBeCloseTo(360, 9)
    expect(presentAnnuityFactor(1e-15, 360)).toBeCloseTo(360, 9)
  })

  test('are nothing before the first period', () => {
    expect([growthFactor(0.01, 0), annuityFactor(0.01, 0), presentAnnuityFactor(0.01, 0)]).toEqual([1, 0, 0])
    expect(growthFactor(0.01, -5)).toBe(1)
  })

  test('belong together: what is worth one later is worth its discount today', () => {
    fc.assert(
      fc.property(rate, months, (percent, count) => {
        const perMonth = monthlyRate(percent)
        const later = annuityFactor(perMonth, count)
        expect((presentAnnuityFactor(perMonth, count) * growthFactor(perMonth, count)) / later).toBeCloseTo(
          1,
          9,
        )
      }),
    )
  })

  test('stay finite for absurd rates and times', () => {
    const absurd = fc.double({ min: -100, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(absurd, fc.integer({ min: 0, max: MAX_MONTHS }), (perPeriod, count) => {
        for (const factor of [growthFactor, annuityFactor, presentAnnuityFactor]) {
          expect(Number.isFinite(factor(perPeriod, count))).toBe(true)
          expect(factor(perPeriod, count)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('rates', () => {
  test('APY of a rate compounded monthly and daily', () => {
    expect(effectiveAnnualRate(5)).toBeCloseTo(5.116_19, 5)
    expect(effectiveAnnualRate(22.9, 365)).toBeCloseTo(25.725_18, 5)
    expect(effectiveAnnualRate(7, 1)).toBeCloseTo(7, 12)
  })

  test('a month of a rate that is compounded once a year compounds back to it', () => {
    expect(growthFactor(periodRate(6, 12, 1), 12)).toBeCloseTo(1.06, 12)
    expect(periodRate(6, 12)).toBe(0.005)
  })

  test('real return is a quotient, not a difference', () => {
    expect(realReturn(7, 3)).toBeCloseTo(3.883_495, 6)
    expect(realReturn(3, 3)).toBeCloseTo(0, 12)
    expect(realReturn(0, 25)).toBeCloseTo(-20, 12)
    expect(Number.isFinite(realReturn(5, -100))).toBe(true)
  })

  test('the rule of 72 stands beside the exact doubling time', () => {
    expect(doublingYearsByRuleOf72(8)).toBe(9)
    expect(doublingYears(8)).toBeCloseTo(9.006_468, 6)
    expect(doublingYears(8, 12)).toBeCloseTo(8.693_189, 6)
    expect(doublingYearsByRuleOf72(0)).toBeNull()
    expect(doublingYears(0)).toBeNull()
    expect(doublingYears(-3)).toBeNull()
  })
})

test('months are whole, not negative and not endless', () => {
  expect([2.4, 2.5, -3, 1e9].map(wholeMonths)).toEqual([2, 3, 0, MAX_MONTHS])
  expect(() => wholeMonths(Number.NaN)).toThrow(RangeError)
})
