import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from './money.ts'
import { convertPay, PAY_PERIODS_PER_YEAR, type PayPeriod } from './pay.ts'

describe('pay', () => {
  test.each<[number, PayPeriod, PayPeriod, number]>([
    [25, 'hourly', 'yearly', 52_000],
    [52_000, 'yearly', 'hourly', 25],
    [1200, 'weekly', 'monthly', 5200],
    [1200, 'weekly', 'yearly', 62_400],
    [2400, 'biweekly', 'yearly', 62_400],
    [2600, 'semimonthly', 'yearly', 62_400],
    [2400, 'biweekly', 'monthly', 5200],
    [5200, 'monthly', 'biweekly', 2400],
    [15_000, 'quarterly', 'monthly', 5000],
    [200, 'daily', 'yearly', 52_000],
    [85_000, 'yearly', 'monthly', 7083.33],
    [85_000, 'yearly', 'biweekly', 3269.23],
    [100, 'monthly', 'monthly', 100],
  ])('$%d %s to %s is $%d', (amount, from, to, expected) => {
    expect(convertPay(toCents(amount), from, to)).toBe(toCents(expected))
  })

  test('weekly hours count when they are known', () => {
    expect(convertPay(toCents(20), 'hourly', 'yearly', 30)).toBe(toCents(31_200))
    expect(convertPay(toCents(31_200), 'yearly', 'hourly', 30)).toBe(toCents(20))
    expect(convertPay(toCents(20), 'hourly', 'yearly', 0)).toBe(toCents(41_600))
  })

  test('is rounded once: there and back is within the cents of one period', () => {
    const period = fc.constantFrom(...(Object.keys(PAY_PERIODS_PER_YEAR) as PayPeriod[]))
    fc.assert(
      fc.property(fc.nat(1e9), period, period, (amount, from, to) => {
        const back = convertPay(convertPay(amount, from, to), to, from)
        const slack = PAY_PERIODS_PER_YEAR[to] / PAY_PERIODS_PER_YEAR[from] / 2 + 0.51
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(slack)
      }),
    )
  })
})
