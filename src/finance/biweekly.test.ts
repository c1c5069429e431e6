import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payBiweekly } from './biweekly.ts'
import { toCents } from './money.ts'

describe('every two weeks', () => {
  test('a 30-year mortgage ends after 24 and a half years', () => {
    expect(payBiweekly({ principal: toCents(200_000), rate: 6, months: 360 })).toEqual({
      paysOff: true,
      payment: toCents(599.55),
      payments: 638,
      months: 295,
      totalInterest: toCents(182_052.94),
      interestSaved: toCents(231_677.04 - 182_052.94),
      monthsSaved: 65,
    })
  })

  test('nothing owed takes no payment', () => {
    expect(payBiweekly({ principal: 0, rate: 6, months: 360 })).toMatchObject({
      payments: 0,
      totalInterest: 0,
    })
  })

  test('never takes longer than monthly payments do, give or take the last month', () => {
    const loan = fc.record({
      principal: fc.integer({ min: 100_000, max: 1e9 }),
      rate: fc.double({ min: 0, max: 30, noNaN: true }),
      months: fc.integer({ min: 6, max: 480 }),
    })
    fc.assert(
      fc.property(loan, (terms) => {
        const payoff = payBiweekly(terms)
        expect(payoff).toMatchObject({ paysOff: true })
        expect('months' in payoff && payoff.months <= terms.months && payoff.monthsSaved >= 0).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('never pays off what no half payment can', () => {
    const terms = { principal: 1e14, rate: 5e6, months: 360 }
    const interest = Number.MAX_SAFE_INTEGER
    expect(payBiweekly(terms)).toEqual({ paysOff: false, payment: Math.ceil(interest / 2), interest })
  })

  test('comes to an end whatever the rate, the amount and the term', () => {
    const size = fc.oneof(fc.integer({ min: 0, max: 16 }), fc.double({ min: 0, max: 16, noNaN: true }))
    const months = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(size, size, months, (amount, percent, term) => {
        const payoff = payBiweekly({ principal: 10 ** amount, rate: 10 ** percent, months: term })
        expect('payments' in payoff ? payoff.payments : 0).toBeLessThanOrEqual((12_000 / 6) * 26)
      }),
    )
  })
})
