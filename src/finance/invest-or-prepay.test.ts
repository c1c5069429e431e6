import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { futureValue } from './growth.ts'
import { investOrPrepay } from './invest-or-prepay.ts'

const spare = { extra: 50_000, once: 0, rate: 6, return: 7, months: 360, balance: 30_000_000 }

describe('investing or prepaying', () => {
  test('investing is the spare money grown', () => {
    const { invested } = investOrPrepay(spare)
    expect(invested).toBe(futureValue({ start: 0, contribution: 50_000, rate: 7, months: 360 }))
  })
  test('the faster loan ends sooner, and its payment is invested from then on', () => {
    const { paidOffIn, prepaid } = investOrPrepay(spare)
    // $2,298.65 a month clears $300,000 at 6% in 212 months; then all of it grows for 148 more.
    expect(paidOffIn).toBe(212)
    const after = futureValue({ start: 0, contribution: 229_865, rate: 7, months: 148 })
    expect(Math.abs(prepaid - after) / after).toBeLessThan(0.01)
  })
  test('a lump beyond the balance is invested', () => {
    const { prepaid, invested } = investOrPrepay({
      ...spare,
      extra: 0,
      once: 31_000_000,
      months: 12,
      return: 0,
    })
    expect(invested).toBe(31_000_000)
    expect(prepaid).toBeGreaterThan(31_000_000)
  })
  test('the higher rate wins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 100, max: 500_000 }),
        (rate, earned, extra) => {
          fc.pre(rate !== earned)
          const { invested, prepaid } = investOrPrepay({ ...spare, rate, return: earned, extra })
          expect(invested > prepaid).toBe(earned > rate)
        },
      ),
    )
  })
})
