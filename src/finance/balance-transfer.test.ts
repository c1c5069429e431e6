import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transferBalance } from './balance-transfer.ts'
import { payOffLoan } from './loan-payoff.ts'

const offer = { balance: 740_000, fee: 3, promoRate: 0, promoMonths: 18, laterRate: 23.99, payment: 35_000 }

describe('a balance transfer', () => {
  test('without interest it is balance and fee divided by the payment', () => {
    const { fee, opening, months, interest, leftAfterPromo } = transferBalance({ ...offer, promoMonths: 24 })
    expect({ fee, opening, months, interest, leftAfterPromo }).toEqual({
      fee: 22_200,
      opening: 762_200,
      months: 22,
      interest: 0,
      leftAfterPromo: 0,
    })
  })
  test('what is left when the promotion ends bears the usual rate', () => {
    const { leftAfterPromo, interest, months } = transferBalance(offer)
    const rest = payOffLoan({ principal: 132_200, rate: 23.99, payment: 35_000 })
    expect(leftAfterPromo).toBe(132_200)
    expect(rest.paysOff && [rest.totalInterest, rest.months + 18]).toEqual([interest, months])
  })
  test('a payment below the later interest never ends it', () => {
    expect(transferBalance({ ...offer, payment: 1000 }).months).toBeNull()
    expect(transferBalance({ ...offer, payment: 0, promoMonths: 0 }).months).toBeNull()
  })
  test('all payments are balance, fee and interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 100, max: 1_000_000 }),
        (balance, promoMonths, payment) => {
          const moved = transferBalance({ ...offer, balance, promoMonths, payment })
          const paid = moved.schedule.reduce((sum, row) => sum + row.payment, 0)
          const left = moved.schedule.at(-1)?.balance ?? moved.opening
          expect(paid + left).toBe(moved.opening + moved.interest)
        },
      ),
    )
  })
})
