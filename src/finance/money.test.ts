import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAX_CENTS,
  multiplyMoney,
  percentOf,
  percentShare,
  roundCents,
  roundDecimals,
  shareMoney,
  subtractMoney,
  sumMoney,
  toCents,
  toDollars,
} from './money.ts'

const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS })

describe('toCents', () => {
  test.each([
    [0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [1234.56, 123_456],
    [999_999_999_999.99, 99_999_999_999_999],
    [-999_999_999_999.99, -99_999_999_999_999],
  ])('%d dollars are %d cents', (dollars, expected) => {
    expect(toCents(dollars)).toBe(expected)
  })

  test.each([
    [1.005, 101],
    [1.004_999, 100],
    [2.675, 268],
    [8.345, 835],
    [10.075, 1008],
    [-1.005, -101],
    [-2.674, -267],
    [0.005, 1],
    [0.004, 0],
    [-0.004, 0],
    [1e-7, 0],
    [-0, 0],
  ])('more than two decimals round half up, away from zero: %d gives %d', (dollars, expected) => {
    expect(toCents(dollars)).toBe(expected)
  })

  test.each([Number.NaN, Infinity, -Infinity, 1e308, 1e15])('%d is no amount of money', (dollars) => {
    expect(() => toCents(dollars)).toThrow(RangeError)
  })

  test('every amount comes back from dollars to the cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDollars(amount))).toBe(amount)
      }),
    )
  })

  test('a third decimal decides like the digits on paper', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), digit, (amount, third) => {
        const dollars = Number(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}${third}`)
        expect(toCents(dollars)).toBe(amount + (third >= 5 ? 1 : 0))
      }),
    )
  })
})

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [1.5, 2],
    [-0.5, -1],
    [-1.4, -1],
    [-0.2, 0],
    [2.499_999, 2],
    // 1.15 * 50 is 57.49999999999999 in binary.
    [1.15 * 50, 58],
    [2 ** 53 - 1, 2 ** 53 - 1],
    [Infinity, Number.MAX_SAFE_INTEGER],
    [-Infinity, -Number.MAX_SAFE_INTEGER],
    [1e300, Number.MAX_SAFE_INTEGER],
  ])('%d cents round to %d', (value, expected) => {
    expect(roundCents(value)).toBe(expected)
  })

  test('NaN is a fault of the program, not money', () => {
    expect(() => roundCents(Number.NaN)).toThrow(RangeError)
  })

  test('whole cents stay what they are', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(roundCents(amount)).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })

  test('rounding keeps the order', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(roundCents(Math.min(a, b))).toBeLessThanOrEqual(roundCents(Math.max(a, b)))
      }),
    )
  })

  test.each([
    [12.678_571, 1, 12.7],
    [0.05, 1, 0.1],
    [-0.05, 1, -0.1],
    [-0.04, 1, 0],
    [2.345, 2, 2.35],
    [1e-9, 2, 0],
    [5e-7, 6, 0.000_001],
    [20, 1, 20],
    [1e20, 2, 1e20],
    [123_456_789_012_345.6, 10, 123_456_789_012_345.6],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundDecimals(value, decimals)).toBe(expected)
  })
})

describe('sums', () => {
  test('do not drift over 100,000 additions', () => {
    expect(sumMoney(Array.from({ length: 100_000 }, () => toCents(0.1)))).toBe(toCents(10_000))
    expect(sumMoney(Array.from({ length: 100_000 }, (_, index) => (index % 2 === 0 ? 1999 : -1998)))).toBe(
      50_000,
    )
  })

  test('do not depend on the order, even beyond exact cents', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger(), { maxLength: 40 }), fc.nat(), (amounts, seed) => {
        const turned = amounts.toSorted((a, b) => ((a ^ seed) % 97) - ((b ^ seed) % 97))
        expect(sumMoney(turned)).toBe(sumMoney(amounts))
        expect(sumMoney(amounts.toReversed())).toBe(sumMoney(amounts))
      }),
    )
  })

  test('of nothing are zero, and zero has no sign', () => {
    expect(sumMoney([])).toBe(0)
    expect(sumMoney([-0])).toBe(0)
    expect(subtractMoney(5, 5)).toBe(0)
  })

  test('are cut off where cents are no longer exact, but cancel first', () => {
    const huge = Number.MAX_SAFE_INTEGER
    expect(sumMoney([huge, huge])).toBe(huge)
    expect(sumMoney([huge, huge, -huge, -5])).toBe(huge - 5)
  })

  test('of a hundred thousand largest amounts stay finite', () => {
    expect(sumMoney(Array.from({ length: 100_000 }, () => MAX_CENTS))).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('percent', () => {
  test.each([
    [560_000, 20, 112_000],
    [999, 50, 500],
    [-999, 50, -500],
    [1, 49, 0],
    [1_050, 7, 74],
    [MAX_CENTS, 100, MAX_CENTS],
    [MAX_CENTS, 20, 20_000_000_000_000],
  ])('%d cents, %d percent of it: %d', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })

  test('a product is rounded once', () => {
    expect(multiplyMoney(1_000, 1 / 3)).toBe(333)
    expect(multiplyMoney(1_005, 0.1)).toBe(101)
  })

  test('a fifth is exactly 20 percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (fifth) => {
        expect(percentShare(fifth, fifth * 5)).toBe(20)
      }),
    )
    expect(percentShare(5, 0)).toBe(0)
    expect(percentShare(0, -5)).toBe(0)
  })
})

describe('shareMoney', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [2, 1], [67, 33]],
    [1, [1, 1], [1, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 0], [5, 5]],
    [10, [0, 3, 0], [0, 10, 0]],
    [10, [-5, 5], [0, 10]],
    [10, [], []],
    [0, [1, 2], [0, 0]],
  ])('%d by %j is %j', (amount, weights, expected) => {
    expect(shareMoney(amount, weights)).toEqual(expected)
  })

  test('loses no cent and takes no one below zero', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1e300, noNaN: true }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(cents, weights, (amount, parties) => {
        const parts = shareMoney(amount, parties)
        expect(sumMoney(parts)).toBe(amount)
        expect(parts.every((part) => part * Math.sign(amount) >= 0)).toBe(true)
      }),
    )
  })

  test('is fair to the cent', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (amount, parties) => {
        const total = parties.reduce((sum, weight) => sum + weight, 0)
        shareMoney(amount, parties).forEach((part, index) => {
          expect(Math.abs(part - (amount * (parties[index] ?? 0)) / total)).toBeLessThan(1.000_001)
        })
      }),
    )
  })
})
