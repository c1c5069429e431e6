import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assetCategories,
  averageInterestRate,
  compositionShares,
  groupAssets,
  groupLiabilities,
  liabilityCategories,
  monthlyInterestCost,
  netWorth,
} from './balance-sheet.ts'
import { MAX_CENTS, sumMoney, toCents } from './money.ts'

const amount = fc.integer({ min: 0, max: MAX_CENTS })
const assets = [
  { name: '401(k)', value: toCents(85_000), category: 'Retirement Accounts' as const },
  { name: 'House', value: toCents(320_000), category: 'Real Estate' as const },
  { name: 'Checking', value: toCents(6_400), category: 'Cash and Equivalents' as const },
  { name: 'IRA', value: toCents(0.01), category: 'Retirement Accounts' as const },
]
const liabilities = [
  { name: 'Car loan', amount: toCents(11_800), interestRate: 6.1, category: 'Auto Loans' as const },
  { name: 'Mortgage', amount: toCents(241_000), interestRate: 5.5, category: 'Mortgage' as const },
]

test('net worth is what is owned less what is owed', () => {
  expect(netWorth(assets, liabilities)).toEqual({
    totalAssets: toCents(411_400.01),
    totalLiabilities: toCents(252_800),
    netWorth: toCents(158_600.01),
  })
  expect(netWorth([], liabilities).netWorth).toBe(toCents(-252_800))
  expect(netWorth([], [])).toEqual({ totalAssets: 0, totalLiabilities: 0, netWorth: 0 })
})

test('net worth is exact for 500 of the largest assets against as much debt', () => {
  const owned = Array.from({ length: 500 }, () => ({ value: MAX_CENTS }))
  const owed = Array.from({ length: 500 }, () => ({ amount: MAX_CENTS }))
  expect(netWorth(owned, owed).netWorth).toBe(0)
})

describe('groups', () => {
  test('come in the order of the category list, with totals, and without empty ones', () => {
    const groups = groupAssets(assets)
    expect(
      groups.map(({ category, total, items }) => [category, total, items.map((item) => item.name)]),
    ).toEqual([
      ['Cash and Equivalents', toCents(6_400), ['Checking']],
      ['Real Estate', toCents(320_000), ['House']],
      ['Retirement Accounts', toCents(85_000.01), ['401(k)', 'IRA']],
    ])
    expect(groupLiabilities(liabilities).map((group) => group.category)).toEqual(['Mortgage', 'Auto Loans'])
    expect(groupAssets([])).toEqual([])
  })

  test('hold every item once', () => {
    const item = fc.record({ value: amount, category: fc.constantFrom(...assetCategories) })
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const groups = groupAssets(items)
        expect(groups.flatMap((group) => group.items)).toHaveLength(items.length)
        expect(sumMoney(groups.map((group) => group.total))).toBe(netWorth(items, []).totalAssets)
      }),
    )
  })

  test('there are eight categories of each kind', () => {
    expect(new Set(assetCategories).size).toBe(8)
    expect(new Set(liabilityCategories).size).toBe(8)
  })
})

describe('interest', () => {
  test('is averaged by amount', () => {
    expect(averageInterestRate(liabilities)).toBeCloseTo((241_000 * 5.5 + 11_800 * 6.1) / 252_800, 10)
    expect(averageInterestRate([{ amount: 500, interestRate: 22.9 }])).toBe(22.9)
  })

  test('has no average when nothing is owed', () => {
    expect(averageInterestRate([])).toBeNull()
    expect(averageInterestRate([{ amount: 0, interestRate: 22.9 }])).toBeNull()
  })

  test('average lies between the lowest and the highest rate', () => {
    const debt = fc.record({
      amount: fc.integer({ min: 1, max: MAX_CENTS }),
      interestRate: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1 }), (debts) => {
        const rates = debts.map((item) => item.interestRate)
        const average = averageInterestRate(debts) ?? Number.NaN
        expect(average).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9)
        expect(average).toBeLessThanOrEqual(Math.max(...rates) + 1e-9)
      }),
    )
  })

  test('costs a twelfth of each rate a month', () => {
    expect(monthlyInterestCost(liabilities)).toBe(toCents(1104.58) + toCents(59.98))
    expect(monthlyInterestCost([])).toBe(0)
  })
})

describe('composition', () => {
  test('shares add up to 100 as shown', () => {
    expect(compositionShares([1, 1, 1])).toEqual([33.4, 33.3, 33.3])
    expect(compositionShares([1, 1, 1], 0)).toEqual([34, 33, 33])
    expect(compositionShares([0, 5, -3])).toEqual([0, 100, 0])
    expect(compositionShares([0, 0])).toEqual([0, 0])
    expect(compositionShares([])).toEqual([])
  })

  test('shares add up to 100 for any amounts', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), (amounts) => {
        const tenths = sumMoney(compositionShares(amounts).map((share) => Math.round(share * 10)))
        expect(tenths).toBe(amounts.some((value) => value > 0) ? 1000 : 0)
      }),
    )
  })
})
