import { describe, expect, test } from 'vitest'
import { payMinimumsOnly } from './minimums-only.ts'
import { toCents } from './money.ts'

const debts = [
  { name: 'Visa', amount: toCents(6200), interestRate: 22.9, minimumPayment: toCents(130) },
  { name: 'Car loan', amount: toCents(3900), interestRate: 6.5, minimumPayment: toCents(120) },
  { name: 'Student loan', amount: toCents(9800), interestRate: 4.8, minimumPayment: toCents(105) },
]

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
