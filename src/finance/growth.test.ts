import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compoundSum,
  depositAtApy,
  futureValue,
  growthSeries,
  monthsToReach,
  presentValue,
  requiredContribution,
} from './growth.ts'
import { MAX_CENTS, toCents } from './money.ts'

const input = fc.record({
  start: fc.integer({ min: 0, max: 1e10 }),
  contribution: fc.integer({ min: 0, max: 1e7 }),
  rate: fc.double({ min: 0, max: 25, noNaN: true }),
  months: fc.integer({ min: 0, max: 600 }),
})

describe('future value', () => {
  test.each([
    [60_000, 800, 5, 360, 933_871.57],
    [0, 100, 6, 120, 16_387.93],
    [10_000, 0, 5, 120, 16_470.09],
    [1000, 100, 0, 10, 2000],
    [1000, 100, 5, 0, 1000],
  ])(
    'of $%d and $%d a month at %d percent after %d months',
    (start, contribution, rate, months, expected) => {
      const value = futureValue({ start: toCents(start), contribution: toCents(contribution), rate, months })
      expect(value).toBe(toCents(expected))
    },
  )

  test('contributions at the start of the month earn one month more', () => {
    const terms = { start: 0, contribution: toCents(100), rate: 6, months: 120 }
    expect(futureValue({ ...terms, timing: 'start' })).toBe(toCents(16_469.87))
  })

  test('monthly contributions with interest once a year', () => {
    const terms = { start: 0, contribution: toCents(200), rate: 6, months: 120, compoundingsPerYear: 1 }
    expect(futureValue(terms)).toBe(toCents(32_494.69))
  })

  test('contributions once a year', () => {
    const terms = {
      start: 0,
      contribution: toCents(1000),
      rate: 5,
      contributionsPerYear: 1,
      compoundingsPerYear: 1,
    }
    expect(futureValue({ ...terms, months: 36 })).toBe(toCents(3152.5))
    expect(futureValue({ ...terms, months: 47 })).toBeGreaterThan(toCents(3152.5))
    expect(futureValue({ ...terms, months: 47 })).toBeLessThan(toCents(3152.5 * 1.05))
  })

  test('agrees with going month by month', () => {
    fc.assert(
      fc.property(input, (terms) => {
        let balance = terms.start
        for (let month = 0; month < terms.months; month++) {
          balance = balance * (1 + terms.rate / 1200) + terms.contribution
        }
        const exact = Math.min(balance, Number.MAX_SAFE_INTEGER)
        expect(Math.abs(futureValue(terms) - exact)).toBeLessThanOrEqual(0.51 + exact * 1e-11)
      }),
    )
  })

  test('grows with every input', () => {
    fc.assert(
      fc.property(input, fc.nat(1000), fc.double({ min: 0, max: 5, noNaN: true }), (terms, more, rate) => {
        const value = futureValue(terms)
        expect(futureValue({ ...terms, start: terms.start + more })).toBeGreaterThanOrEqual(value)
        expect(futureValue({ ...terms, contribution: terms.contribution + more })).toBeGreaterThanOrEqual(
          value,
        )
        expect(futureValue({ ...terms, months: terms.months + 1 })).toBeGreaterThanOrEqual(value)
        // Noise of the last place may show in amounts of trillions.
        expect(futureValue({ ...terms, rate: terms.rate + rate })).toBeGreaterThanOrEqual(
          value * (1 - 1e-12) - 1,
        )
      }),
    )
  })

  test('beyond exact cents is cut off instead of overflowing', () => {
    const absurd = { start: MAX_CENTS, contribution: MAX_CENTS, rate: 1000, months: 12_000 }
    expect(futureValue(absurd)).toBe(Number.MAX_SAFE_INTEGER)
    expect(futureValue({ ...absurd, rate: -5000 })).toBe(MAX_CENTS)
  })
})

describe('a single sum', () => {
  test('compounded once a year', () => {
    expect(compoundSum(toCents(12_000), 7, 15)).toBe(toCents(33_108.38))
  })

  test('compounded quarterly and daily', () => {
    expect(compoundSum(toCents(1000), 5, 10, 4)).toBe(toCents(1643.62))
    expect(compoundSum(toCents(1000), 5, 10, 365)).toBe(toCents(1648.66))
  })

  test('in a CD by its APY', () => {
    expect(depositAtApy(toCents(10_000), 4.5, 12)).toBe(toCents(10_450))
    expect(depositAtApy(toCents(10_000), 4.5, 6)).toBe(toCents(10_222.52))
  })

  test('discounted comes back', () => {
    expect(presentValue(toCents(33_108.38), 7, 15)).toBe(toCents(12_000))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.double({ min: 0, max: 15, noNaN: true }),
        (amount, rate) => {
          expect(
            Math.abs(presentValue(compoundSum(amount, rate, 20), rate, 20) - amount),
          ).toBeLessThanOrEqual(1)
        },
      ),
    )
    expect(Number.isFinite(presentValue(100, -100, 5))).toBe(true)
  })
})

describe('series', () => {
  test('has today, every year and the end', () => {
    const points = growthSeries({ start: toCents(1000), contribution: toCents(100), rate: 6, months: 30 })
    expect(points.map((point) => point.month)).toEqual([0, 12, 24, 30])
    expect(points[0]).toEqual({ month: 0, balance: toCents(1000), contributed: toCents(1000), interest: 0 })
    expect(points.at(-1)).toEqual({
      month: 30,
      balance: futureValue({ start: toCents(1000), contribution: toCents(100), rate: 6, months: 30 }),
      contributed: toCents(4000),
      interest: expect.any(Number),
    })
  })

  test('splits the balance into what was put in and what was earned', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 36 }), (terms, step) => {
        for (const point of growthSeries(terms, step)) {
          expect(point.contributed + point.interest).toBe(point.balance)
          expect(point.interest).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('of no time is one point', () => {
    expect(growthSeries({ start: 500, rate: 6, months: 0 })).toHaveLength(1)
  })
})

describe('time to reach', () => {
  test.each([
    [9000, 700, 4.5, 40_000, 40],
    [9000, 700, 0, 40_000, 45],
    [4200, 450, 0, 15_000, 24],
    [4200, 450, 0, 15_000.01, 25],
    [1000, 0, 7.2, 2000, 116],
    [5000, 100, 5, 5000, 0],
    [5000, 0, 0, 4000, 0],
  ])(
    '$%d and $%d a month at %d percent reach $%d after %d months',
    (start, contribution, rate, target, months) => {
      const terms = { start: toCents(start), contribution: toCents(contribution), rate }
      expect(monthsToReach(terms, toCents(target))).toEqual({ reaches: true, months })
    },
  )

  test('is never without contribution or interest', () => {
    const never = { reaches: false, reason: 'never-grows-enough' }
    expect(monthsToReach({ start: 0, contribution: 0, rate: 7 }, 100)).toEqual(never)
    expect(monthsToReach({ start: 100, contribution: -5, rate: 0 }, 200)).toEqual(never)
    expect(monthsToReach({ start: 100, contribution: 10, rate: -60 }, 1000)).toEqual(never)
  })

  test('may lie beyond a lifetime', () => {
    expect(monthsToReach({ start: 0, contribution: 1, rate: 0 }, 1201)).toEqual({
      reaches: false,
      reason: 'beyond-horizon',
    })
    expect(monthsToReach({ start: 0, contribution: 1, rate: 0 }, 1200)).toEqual({
      reaches: true,
      months: 1200,
    })
  })

  test('is the first month that suffices', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 1e12 }), (terms, target) => {
        const time = monthsToReach(terms, target)
        if (!time.reaches || time.months === 0) return
        expect(futureValue({ ...terms, months: time.months })).toBeGreaterThanOrEqual(target)
        expect(futureValue({ ...terms, months: time.months - 1 })).toBeLessThan(target)
      }),
    )
  })
})

describe('required contribution', () => {
  test.each([
    [0, 4, 36, 24_000, 628.58],
    [50_000, 6, 300, 1_000_000, 1120.87],
    [0, 0, 12, 1200, 100],
    [0, 0, 12, 1200.01, 100.01],
    [5000, 0, 12, 4000, 0],
  ])('from $%d at %d percent in %d months to $%d', (start, rate, months, target, expected) => {
    expect(requiredContribution({ start: toCents(start), rate, months }, toCents(target))).toBe(
      toCents(expected),
    )
  })

  test('is one cent less where half a cent of interest rounds up to the target', () => {
    expect(requiredContribution({ start: 50, rate: 12, months: 1 }, 61)).toBe(10)
  })

  test('does not exist when no time is left', () => {
    expect(requiredContribution({ start: 0, rate: 5, months: 0 }, 100)).toBeNull()
    expect(requiredContribution({ start: 100, rate: 5, months: 0 }, 100)).toBe(0)
  })

  test('does not exist when no sum of money is enough', () => {
    const hopeless = { start: 0, rate: -1199.999, months: 1, timing: 'start' as const }
    expect(requiredContribution(hopeless, MAX_CENTS)).toBeNull()
    expect(requiredContribution({ start: 0, rate: 5, months: 360 }, 1e17)).toBeNull()
  })

  test('reaches the target, and one cent less does not', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: MAX_CENTS }), (terms, target) => {
        const contribution = requiredContribution(terms, target)
        if (contribution === null) return
        expect(futureValue({ ...terms, contribution })).toBeGreaterThanOrEqual(target)
        const centLess = contribution > 0 ? futureValue({ ...terms, contribution: contribution - 1 }) : -1
        expect(centLess).toBeLessThan(target)
      }),
    )
  })
})
