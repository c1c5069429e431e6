import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emergencyFundShortfall,
  emergencyFundTarget,
  monthsCovered,
  monthsToBuildFund,
} from './emergency-fund.ts'
import { roundDecimals, toCents } from './money.ts'

describe('months covered', () => {
  test.each([
    [7300, 3150, 2.32],
    [0, 3150, 0],
    [-500, 3150, 0],
    [6300, 3150, 2],
  ])('$%d against $%d a month', (savings, expenses, expected) => {
    expect(roundDecimals(monthsCovered(toCents(savings), toCents(expenses)) ?? -1, 2)).toBe(expected)
  })

  test('has no answer without expenses', () => {
    expect(monthsCovered(toCents(500), 0)).toBeNull()
  })
})

test('the shortfall is what is missing to so many months', () => {
  const [savings, expenses] = [toCents(7300), toCents(3150)]
  expect(monthsCovered(savings, expenses)).toBe(7300 / 3150)
  expect(emergencyFundShortfall(savings, expenses, 3)).toBe(toCents(2150))
  expect(emergencyFundShortfall(savings, expenses, 6)).toBe(toCents(11_600))
})

test('a full fund has no shortfall', () => {
  expect(emergencyFundShortfall(toCents(20_000), toCents(3150), 6)).toBe(0)
  expect(emergencyFundTarget(toCents(3150), 6)).toBe(toCents(18_900))
  expect(emergencyFundTarget(toCents(-5), 6)).toBe(0)
})

test('building six months at $400 a month, with and without interest', () => {
  const fund = { savings: toCents(7300), monthlyExpenses: toCents(3150), months: 6 }
  expect(monthsToBuildFund(fund, { monthly: toCents(400) })).toEqual({ reaches: true, months: 29 })
  expect(monthsToBuildFund(fund, { monthly: toCents(400), rate: 5 })).toEqual({ reaches: true, months: 26 })
  expect(monthsToBuildFund(fund, { monthly: 0 })).toMatchObject({ reaches: false })
})

test('the shortfall is exactly what covers the months', () => {
  const amount = fc.integer({ min: 0, max: 1e10 })
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 1, max: 1e8 }),
      fc.integer({ min: 1, max: 24 }),
      (savings, expenses, months) => {
        const shortfall = emergencyFundShortfall(savings, expenses, months)
        expect(monthsCovered(savings + shortfall, expenses)).toBeGreaterThanOrEqual(months)
        const centLess = shortfall > 0 ? monthsCovered(savings + shortfall - 1, expenses) : -1
        expect(centLess).toBeLessThan(months)
      },
    ),
  )
})
