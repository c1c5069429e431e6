import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaidLoan, payOffLoan } from './loan-payoff.ts'
import { sumMoney, toCents } from './money.ts'

const debt = fc.record({
  principal: fc.integer({ min: 1, max: 1e10 }),
  rate: fc.double({ min: 0, max: 60, noNaN: true }),
  payment: fc.integer({ min: 1, max: 1e9 }),
})

function paid(input: Parameters<typeof payOffLoan>[0]): PaidLoan {
  const payoff = payOffLoan(input)
  if (!payoff.paysOff) throw new Error(payoff.reason)
  return payoff
}

describe('paying off', () => {
  test.each([
    [5000, 19.99, 150, 50, 2357.03, 7.03],
    [6200, 23.9, 200, 49, 3544.45, 144.45],
    [1200, 0, 100, 12, 0, 100],
    [1000, 0, 300, 4, 0, 100],
    [100, 12, 500, 1, 1, 101],
  ])('$%d at %d percent with $%d a month', (principal, rate, payment, months, interest, last) => {
    const payoff = paid({ principal: toCents(principal), rate, payment: toCents(payment) })
    expect(payoff.months).toBe(months)
    expect(payoff.totalInterest).toBe(toCents(interest))
    expect(payoff.lastPayment).toBe(toCents(last))
  })

  test('nothing takes no time', () => {
    expect(payOffLoan({ principal: 0, rate: 20, payment: 0 })).toEqual({
      paysOff: true,
      months: 0,
      totalInterest: 0,
      totalPaid: 0,
      lastPayment: 0,
      schedule: [],
    })
  })

  test('never happens when the payment only meets the interest', () => {
    const never = { paysOff: false, reason: 'below-interest', monthlyInterest: 10_000 }
    expect(payOffLoan({ principal: toCents(5000), rate: 24, payment: toCents(100) })).toEqual(never)
    expect(payOffLoan({ principal: toCents(5000), rate: 24, payment: toCents(99) })).toEqual(never)
    expect(payOffLoan({ principal: toCents(5000), rate: 24, payment: 0 })).toEqual(never)
    expect(payOffLoan({ principal: toCents(5000), rate: 24, payment: -5 })).toEqual(never)
  })

  test('a payment hardly above the interest takes more than a lifetime', () => {
    const slow = payOffLoan({ principal: toCents(100_000), rate: 1, payment: toCents(83.34) })
    expect(slow).toEqual({ paysOff: false, reason: 'beyond-horizon', monthlyInterest: toCents(83.33) })
  })

  test('100 years is the longest answer', () => {
    expect(payOffLoan({ principal: 1200, rate: 0, payment: 1 })).toMatchObject({
      paysOff: true,
      months: 1200,
    })
    expect(payOffLoan({ principal: 1201, rate: 0, payment: 1 })).toMatchObject({ reason: 'beyond-horizon' })
  })

  test('an agreed term ends with whatever is left', () => {
    const { months, lastPayment } = paid({
      principal: toCents(1000),
      rate: 0,
      payment: toCents(10),
      months: 12,
    })
    expect([months, lastPayment]).toEqual([12, toCents(890)])
  })

  test.each([0, -5, 0.4])('a term of %d months is one payment', (months) => {
    expect(paid({ principal: toCents(1000), rate: 24, payment: 0, months })).toMatchObject({
      months: 1,
      totalPaid: toCents(1020),
    })
  })
})

describe('one-off payments', () => {
  test('shorten a mortgage', () => {
    const payoff = paid({
      principal: toCents(340_000),
      rate: 6.5,
      payment: toCents(2149.03),
      months: 360,
      oneOffs: [{ month: 12, amount: toCents(10_000) }],
    })
    expect(payoff.months).toBe(332)
    expect(payoff.totalInterest).toBe(toCents(382_840.58))
    expect(payoff.lastPayment).toBe(toCents(1511.65))
  })

  test('can rescue a debt that would never end, even late', () => {
    const hopeless = { principal: toCents(5000), rate: 24, payment: toCents(100) }
    const rescue = [
      { month: 3, amount: toCents(4000) },
      { month: 3, amount: toCents(500) },
    ]
    expect(payOffLoan(hopeless).paysOff).toBe(false)
    expect(paid({ ...hopeless, oneOffs: rescue }).months).toBe(9)
  })

  test('never take more than is owed', () => {
    const oneOffs = [{ month: 1, amount: toCents(1e6) }]
    expect(paid({ principal: toCents(500), rate: 12, payment: 100, oneOffs }).totalPaid).toBe(toCents(505))
  })
})

describe('always', () => {
  test('the principal parts add up to the principal to the cent', () => {
    fc.assert(
      fc.property(debt, (input) => {
        const payoff = payOffLoan(input)
        if (!payoff.paysOff) return
        expect(sumMoney(payoff.schedule.map((row) => row.principal))).toBe(input.principal)
        expect(payoff.schedule.at(-1)?.balance).toBe(0)
        expect(payoff.lastPayment).toBeLessThanOrEqual(input.payment)
        expect(payoff.totalPaid).toBe(input.principal + payoff.totalInterest)
      }),
    )
  })

  test('paying more never takes longer nor costs more interest', () => {
    fc.assert(
      fc.property(debt, fc.integer({ min: 1, max: 1e6 }), (input, more) => {
        const slow = payOffLoan(input)
        const fast = payOffLoan({ ...input, payment: input.payment + more })
        if (!slow.paysOff) return
        expect(fast.paysOff).toBe(true)
        if (!fast.paysOff) return
        expect(fast.months).toBeLessThanOrEqual(slow.months)
        expect(fast.totalInterest).toBeLessThanOrEqual(slow.totalInterest)
      }),
    )
  })

  test('a higher rate never ends sooner', () => {
    fc.assert(
      fc.property(debt, fc.double({ min: 0, max: 20, noNaN: true }), (input, more) => {
        const dear = payOffLoan({ ...input, rate: input.rate + more })
        if (!dear.paysOff) return
        const cheap = paid(input)
        expect(cheap.months).toBeLessThanOrEqual(dear.months)
        expect(cheap.totalInterest).toBeLessThanOrEqual(dear.totalInterest)
      }),
    )
  })
})
