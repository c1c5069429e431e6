import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amortizeLoan, loanPayment, maxPrincipal, remainingBalance } from './loan.ts'
import { MAX_CENTS, sumMoney, toCents } from './money.ts'

const terms = fc.record({
  principal: fc.integer({ min: 1, max: 1e11 }),
  rate: fc.double({ min: 0, max: 60, noNaN: true }),
  months: fc.integer({ min: 1, max: 480 }),
})

describe('payment', () => {
  test.each([
    [200_000, 6, 360, 1199.1],
    [340_000, 6.5, 360, 2149.03],
    [100_000, 8, 180, 955.65],
    [25_000, 5, 60, 471.78],
    [18_000, 7, 60, 356.42],
    [12_000, 0, 36, 333.33],
    [1200, 0, 12, 100],
    [0, 5, 12, 0],
  ])('of $%d at %d percent over %d months is $%d', (principal, rate, months, expected) => {
    expect(loanPayment({ principal: toCents(principal), rate, months })).toBe(toCents(expected))
  })

  test('of a term below one month is the whole loan with a month of interest', () => {
    expect(loanPayment({ principal: 100_000, rate: 12, months: 0 })).toBe(101_000)
  })

  test('treats a negative rate as none', () => {
    expect(loanPayment({ principal: 120_000, rate: -3, months: 12 })).toBe(10_000)
  })

  test('rises with the rate and falls with the term', () => {
    fc.assert(
      fc.property(terms, fc.double({ min: 0, max: 20, noNaN: true }), (loan, more) => {
        const payment = loanPayment(loan)
        expect(loanPayment({ ...loan, rate: loan.rate + more })).toBeGreaterThanOrEqual(payment)
        expect(loanPayment({ ...loan, months: loan.months + 1 })).toBeLessThanOrEqual(payment)
      }),
    )
  })
})

describe('schedule', () => {
  test('of a 30-year mortgage, to the cent', () => {
    const { months, totalInterest, totalPaid, lastPayment, schedule } = amortizeLoan({
      principal: toCents(200_000),
      rate: 6,
      months: 360,
    })
    expect(months).toBe(360)
    expect(totalInterest).toBe(toCents(231_677.04))
    expect(totalPaid).toBe(toCents(431_677.04))
    expect(lastPayment).toBe(toCents(1200.14))
    expect(schedule[0]).toEqual({
      month: 1,
      payment: toCents(1199.1),
      interest: toCents(1000),
      principal: toCents(199.1),
      balance: toCents(199_800.9),
    })
    expect(schedule[59]?.balance).toBe(toCents(186_108.8))
    expect(schedule.at(-1)?.balance).toBe(0)
  })

  test('without interest only shares out the principal', () => {
    const { totalInterest, lastPayment } = amortizeLoan({ principal: toCents(12_000), rate: 0, months: 36 })
    expect([totalInterest, lastPayment]).toEqual([0, toCents(333.45)])
  })

  test('pays back exactly the principal, in exactly the term', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const { schedule, totalInterest, totalPaid } = amortizeLoan(loan)
        expect(sumMoney(schedule.map((row) => row.principal))).toBe(loan.principal)
        expect(totalPaid).toBe(loan.principal + totalInterest)
        expect(schedule.length).toBeLessThanOrEqual(loan.months)
        expect(schedule.at(-1)?.balance).toBe(0)
      }),
      { numRuns: 50 },
    )
  })

  test('agrees with the closed form within the rounding of each month', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const perMonth = loan.rate / 1200
        const exact =
          perMonth === 0
            ? 0
            : (loan.principal * perMonth * loan.months) / -Math.expm1(-loan.months * Math.log1p(perMonth)) -
              loan.principal
        // Half a cent in the payment and in each month's interest, both carried at interest to the end.
        const slack = loan.months * (1 + perMonth) ** loan.months + 1
        expect(Math.abs(amortizeLoan(loan).totalInterest - exact)).toBeLessThan(slack + exact * 1e-6)
      }),
      { numRuns: 50 },
    )
  })

  test('of the largest amount stays exact', () => {
    const { schedule, totalPaid, totalInterest } = amortizeLoan({
      principal: MAX_CENTS,
      rate: 22.9,
      months: 360,
    })
    expect(sumMoney(schedule.map((row) => row.principal))).toBe(MAX_CENTS)
    expect(totalPaid - totalInterest).toBe(MAX_CENTS)
  })
})

describe('remaining balance', () => {
  const loan = { principal: toCents(200_000), rate: 6, months: 360 }

  test.each([
    [0, 200_000],
    [1, 199_800.9],
    [60, 186_108.8],
    [360, 0],
    [400, 0],
  ])('after %d payments is $%d', (payments, expected) => {
    expect(remainingBalance(loan, payments)).toBe(toCents(expected))
  })

  test('falls with every payment', () => {
    const left = Array.from({ length: 361 }, (_, payments) =>
      remainingBalance({ ...loan, months: 360 }, payments),
    )
    expect(left.every((balance, index) => index === 0 || balance < (left[index - 1] ?? 0))).toBe(true)
  })
})

describe('largest loan', () => {
  test.each([
    [1400, 6.5, 360, 221_495.14],
    [2100, 7, 360, 315_645.89],
    [100, 0, 60, 6000],
    [10.05, 6, 1, 10],
    [1010, 12, 1, 1000],
    [0, 5, 360, 0],
    [-100, 5, 360, 0],
    [100, 5, 0, 0],
  ])('for $%d a month at %d percent over %d months is $%d', (payment, rate, months, expected) => {
    expect(maxPrincipal({ payment: toCents(payment), rate, months })).toBe(toCents(expected))
  })

  test('is carried by the payment, and a dollar for every month more is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e7 }), terms, (payment, { rate, months }) => {
        const principal = maxPrincipal({ payment, rate, months })
        expect(loanPayment({ principal, rate, months })).toBeLessThanOrEqual(payment)
        expect(loanPayment({ principal: principal + months * 100, rate, months })).toBeGreaterThan(payment)
      }),
    )
  })
})
