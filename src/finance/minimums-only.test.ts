import { describe, expect, test } from 'vitest'
import { compareDebtOrders, payMinimumsOnly } from './minimums-only.ts'
import { toCents } from './money.ts'

const debts = [
  { name: 'Visa', amount: toCents(6200), interestRate: 22.9, minimumPayment: toCents(130) },
  { name: 'Car loan', amount: toCents(3900), interestRate: 6.5, minimumPayment: toCents(120) },
  { name: 'Student loan', amount: toCents(9800), interestRate: 4.8, minimumPayment: toCents(105) },
]

describe('avalanche against snowball', () => {
  test('shows months and interest saved', () => {
    const comparison = compareDebtOrders(debts, { total: toCents(690) })
    expect(comparison.avalanche).toMatchObject({ paysOff: true, months: 33 })
    expect(comparison.snowball).toMatchObject({ paysOff: true, months: 34 })
    expect(comparison.monthsSaved).toBe(1)
    expect(comparison.interestSaved).toBe(toCents(2880.21) - toCents(2270.04))
  })

  test('saves nothing when there is one debt', () => {
    expect(compareDebtOrders(debts.slice(0, 1), { extra: 0 })).toMatchObject({
      monthsSaved: 0,
      interestSaved: 0,
    })
  })

  test('has nothing to compare when the plans fail', () => {
    expect(compareDebtOrders(debts, { total: 0 })).toMatchObject({ monthsSaved: null, interestSaved: null })
  })
})

describe('minimums only', () => {
  test('let every debt run to its own end', () => {
    const { payoffs, months, totalInterest } = payMinimumsOnly(debts)
    expect(payoffs.map((payoff) => payoff.paysOff && payoff.months)).toEqual([128, 36, 118])
    expect(months).toBe(128)
    expect(totalInterest).toBe(toCents(10_369.81 + 401.45 + 2492.22))
  })

  test('have no total when one debt never ends', () => {
    const { payoffs, months, totalInterest } = payMinimumsOnly([
      { name: 'Store card', amount: toCents(1000), interestRate: 30, minimumPayment: toCents(25) },
      { name: 'Friend', amount: toCents(100), interestRate: 0 },
    ])
    expect(payoffs.map((payoff) => payoff.paysOff)).toEqual([false, false])
    expect([months, totalInterest]).toEqual([null, null])
  })

  test('of no debts take no time', () => {
    expect(payMinimumsOnly([])).toEqual({ payoffs: [], months: 0, totalInterest: 0 })
  })
})
