import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOfMinimumPayments, minimumPaymentDue } from './minimum-payment.ts'
import { toCents } from './money.ts'

const card = { balance: toCents(6200), rate: 23.9, percent: 3, floor: toCents(25) }

describe('minimum due', () => {
  test.each([
    [6200, 123.48, 189.7],
    [500, 10, 25],
    [20, 0.4, 20.4],
    [0, 0, 0],
  ])('on $%d and $%d of interest is $%d', (balance, interest, expected) => {
    expect(minimumPaymentDue(toCents(balance), toCents(interest), card)).toBe(toCents(expected))
  })

  test('can be the interest plus a percent of the balance', () => {
    const rule = { percent: 1, floor: toCents(25), plusInterest: true }
    expect(minimumPaymentDue(toCents(6200), toCents(123.48), rule)).toBe(toCents(185.48))
  })
})

describe('paying only the minimum', () => {
  test.each([
    [6200, 23.9, 3, 25, 243, 10_554.93],
    [3000, 18, 2, 20, 300, 6520.67],
    [6200, 23.9, 2, 25, 3555, 209_187.52],
    [5000, 24, 2, 15, 4990, 215_472.68],
  ])(
    'of $%d at %d percent, %d percent but at least $%d',
    (balance, rate, percent, floor, months, interest) => {
      const cost = costOfMinimumPayments({ balance: toCents(balance), rate, percent, floor: toCents(floor) })
      expect(cost).toMatchObject({ paysOff: true, months, totalInterest: toCents(interest) })
    },
  )

  test('of interest plus one percent', () => {
    const input = { balance: toCents(3000), rate: 18, percent: 1, floor: toCents(25), plusInterest: true }
    expect(costOfMinimumPayments(input)).toMatchObject({ months: 171, totalInterest: toCents(3538.54) })
  })

  test('never ends when the minimum is below the interest', () => {
    const trap = { balance: toCents(5000), rate: 30, percent: 2, floor: toCents(25) }
    expect(costOfMinimumPayments(trap)).toEqual({
      paysOff: false,
      reason: 'below-interest',
      firstPayment: toCents(102.5),
      monthlyInterest: toCents(125),
    })
  })

  test('never ends without a floor, and says so', () => {
    const endless = { balance: toCents(5000), rate: 0, percent: 0, floor: 0 }
    expect(costOfMinimumPayments(endless)).toMatchObject({ paysOff: false, reason: 'below-interest' })
  })

  test('of nothing costs nothing', () => {
    expect(costOfMinimumPayments({ ...card, balance: 0 })).toMatchObject({ months: 0, totalInterest: 0 })
  })

  test('a higher percent or floor never takes longer nor costs more', () => {
    const input = fc.record({
      balance: fc.integer({ min: 1, max: 1e8 }),
      rate: fc.double({ min: 0, max: 36, noNaN: true }),
      percent: fc.double({ min: 0, max: 10, noNaN: true }),
      floor: fc.integer({ min: 100, max: 10_000 }),
    })
    fc.assert(
      fc.property(
        input,
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.nat(5000),
        (lower, percent, floor) => {
          const slow = costOfMinimumPayments(lower)
          const fast = costOfMinimumPayments({
            ...lower,
            percent: lower.percent + percent,
            floor: lower.floor + floor,
          })
          if (!slow.paysOff) return
          expect(fast.paysOff).toBe(true)
          if (!fast.paysOff) return
          expect(fast.months).toBeLessThanOrEqual(slow.months)
          expect(fast.totalInterest).toBeLessThanOrEqual(slow.totalInterest)
          expect(slow.totalPaid).toBe(lower.balance + slow.totalInterest)
        },
      ),
    )
  })
})
