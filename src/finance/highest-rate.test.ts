import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestRate } from './highest-rate.ts'
import { loanPayment } from './loan.ts'
import { toCents } from './money.ts'

test('$320,000 over 30 years with $1,983.33 a month', () => {
  expect(highestRate(toCents(320_000), toCents(1983.33), 360)).toBe(6.31)
})

test('a payment that does not clear the loan without interest has no rate', () => {
  expect(highestRate(toCents(12_000), toCents(999.99), 12)).toBeNull()
  expect(highestRate(toCents(12_000), toCents(1000), 12)).toBe(0)
})

test('the rate of a loan is found from its payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 1_000_000 }).map(toCents),
      fc.integer({ min: 1, max: 2400 }).map((step) => step / 100),
      fc.constantFrom(120, 180, 360),
      (principal, rate, months) => {
        const found = highestRate(principal, loanPayment({ principal, rate, months }), months)
        expect(Math.abs((found ?? -1) - rate)).toBeLessThanOrEqual(0.02)
      },
    ),
  )
})
