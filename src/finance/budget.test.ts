import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isOnTrack,
  savingsRate,
  splitFiftyThirtyTwenty,
  summarizeBudget,
  summarizeCashFlow,
  targetMonthlySavings,
  totalAmount,
  totalsByCategory,
} from './budget.ts'
import { formatPercent, MAX_CENTS, sumMoney, toCents } from './money.ts'

const amount = fc.integer({ min: 0, max: MAX_CENTS })
const items = (...dollars: number[]) => dollars.map((value) => ({ amount: toCents(value) }))

describe('summary', () => {
  test('of the sample budget: 4,500 earned, 2,050 spent', () => {
    expect(summarizeBudget(items(4000, 500), items(1200, 400, 150, 100, 200))).toEqual({
      totalIncome: 450_000,
      totalExpenses: 205_000,
      netSavings: 245_000,
      savingsRate: (245_000 * 100) / 450_000,
      targetMonthlySavings: 90_000,
      gapToTarget: 0,
      isOnTrack: true,
    })
  })

  test('of a budget below the target names the gap', () => {
    const summary = summarizeBudget(items(5200, 400), items(2250, 640, 480, 950, 260, 310))
    expect(formatPercent(summary.savingsRate)).toBe('12.7%')
    expect(summary.targetMonthlySavings).toBe(toCents(1120))
    expect(summary.gapToTarget).toBe(toCents(410))
    expect(summary.isOnTrack).toBe(false)
  })

  test('of a budget in deficit is negative, and the gap covers the hole', () => {
    const summary = summarizeCashFlow(toCents(3000), toCents(3300))
    expect(summary.netSavings).toBe(toCents(-300))
    expect(summary.savingsRate).toBe(-10)
    expect(summary.gapToTarget).toBe(toCents(900))
  })

  test('of nothing is zero everywhere', () => {
    expect(summarizeBudget([], [])).toEqual({
      totalIncome: 0,
      totalExpenses: 0,
      netSavings: 0,
      savingsRate: 0,
      targetMonthlySavings: 0,
      gapToTarget: 0,
      isOnTrack: false,
    })
  })

  test('adds up whatever the rows, with no NaN', () => {
    const rows = fc.array(fc.record({ amount }), { maxLength: 30 })
    fc.assert(
      fc.property(rows, rows, (income, expenses) => {
        const summary = summarizeBudget(income, expenses)
        expect(summary.netSavings).toBe(summary.totalIncome - summary.totalExpenses)
        expect(Number.isFinite(summary.savingsRate)).toBe(true)
        expect(totalAmount(income.toReversed())).toBe(summary.totalIncome)
        expect(summary.gapToTarget === 0).toBe(summary.netSavings >= summary.targetMonthlySavings)
      }),
    )
  })
})

describe('savings rate', () => {
  test.each([
    [5000, 4000, 20, true],
    [5000, 4000.01, 19.9998, false],
    [5000, 0, 100, true],
    [0, 100, 0, false],
  ])('of %d earned and %d spent is %d', (income, expenses, expected, onTrack) => {
    const rate = savingsRate(toCents(income), toCents(expenses))
    expect(rate).toBeCloseTo(expected, 9)
    expect(isOnTrack(rate)).toBe(onTrack)
  })

  test('exactly a fifth is on track at any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (fifth) => {
        expect(isOnTrack(savingsRate(fifth * 5, fifth * 4))).toBe(true)
      }),
    )
  })

  test('the target is a fifth of income and never negative', () => {
    expect(targetMonthlySavings(toCents(4567.89))).toBe(toCents(913.58))
    expect(targetMonthlySavings(-500)).toBe(0)
  })
})

describe('totals by category', () => {
  test('keep the order and the spelling of the first row', () => {
    const rows = [
      { category: 'Rent', amount: 120_000 },
      { category: 'Groceries', amount: 30_000 },
      { category: ' groceries', amount: 10_000 },
      { category: 'Eating  out', amount: 5_000 },
      { category: 'GROCERIES', amount: 1 },
      { category: 'eating out ', amount: 2_500 },
    ]
    expect(totalsByCategory(rows)).toEqual([
      { category: 'Rent', total: 120_000 },
      { category: 'Groceries', total: 40_001 },
      { category: 'Eating out', total: 7_500 },
    ])
  })

  test('treat both ways of writing é as one, and names of object members as names', () => {
    const rows = ['Cafe\u0301', 'Caf\u00E9', '__proto__', 'constructor'].map((category) => ({
      category,
      amount: 1,
    }))
    expect(totalsByCategory(rows)).toEqual([
      { category: 'Caf\u00E9', total: 2 },
      { category: '__proto__', total: 1 },
      { category: 'constructor', total: 1 },
    ])
  })

  test('lose nothing', () => {
    const category = fc.constantFrom('Rent', 'rent', ' Rent', 'Food', 'food ', 'Fun')
    fc.assert(
      fc.property(fc.array(fc.record({ category, amount })), (rows) => {
        const totals = totalsByCategory(rows)
        expect(sumMoney(totals.map((row) => row.total))).toBe(totalAmount(rows))
        expect(totals.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})

test('the 50/30/20 rule splits pay without losing a cent', () => {
  expect(splitFiftyThirtyTwenty(toCents(5000))).toEqual({ needs: 250_000, wants: 150_000, savings: 100_000 })
  expect(splitFiftyThirtyTwenty(-5)).toEqual({ needs: 0, wants: 0, savings: 0 })
  fc.assert(
    fc.property(amount, (income) => {
      const { needs, wants, savings } = splitFiftyThirtyTwenty(income)
      expect(needs + wants + savings).toBe(income)
    }),
  )
})
