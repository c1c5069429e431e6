import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transferBalance } from './balance-transfer.ts'
import { planDebtPayoff } from './debt.ts'
import { consolidateDebts, leastToPayOff, payLump, transferDebt, usualMinimum } from './debt-options.ts'
import { amortizeLoan } from './loan.ts'
import { toCents } from './money.ts'

const visa = { name: 'Visa', amount: toCents(6200), interestRate: 22.9, minimumPayment: toCents(130) }
const car = { name: 'Car loan', amount: toCents(3900), interestRate: 6.5, minimumPayment: toCents(120) }

const debt = fc.record({
  name: fc.constant('debt'),
  amount: fc.integer({ min: 1, max: 2_000_000 }),
  interestRate: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
  minimumPayment: fc.integer({ min: 0, max: 30_000 }),
})

describe('a balance transfer', () => {
  test('of one debt runs as the transfer by itself does', () => {
    const terms = fc.record({
      fee: fc.integer({ min: 0, max: 5 }),
      promoRate: fc.integer({ min: 0, max: 9 }),
      promoMonths: fc.integer({ min: 0, max: 24 }),
    })
    fc.assert(
      fc.property(debt, terms, fc.integer({ min: 1, max: 100_000 }), (owed, terms, payment) => {
        const bare = { ...owed, minimumPayment: null }
        const plan = planDebtPayoff([transferDebt(bare, terms)], {
          order: 'avalanche',
          budget: { total: payment },
        })
        const alone = transferBalance({
          balance: owed.amount,
          ...terms,
          laterRate: owed.interestRate,
          payment,
        })
        if (!plan.paysOff || alone.months === null) return
        expect([plan.months, plan.totalInterest]).toEqual([alone.months, alone.interest])
      }),
    )
  })

  test('the highest rate of the month comes first, so the order turns when the promotion ends', () => {
    const moved = transferDebt({ ...visa, minimumPayment: 0 }, { fee: 0, promoRate: 0, promoMonths: 3 })
    const plan = planDebtPayoff([moved, { ...car, minimumPayment: 0 }], {
      order: 'avalanche',
      budget: { total: toCents(500) },
    })
    expect(plan.table.slice(0, 4).map(({ payments }) => payments)).toEqual([
      [0, toCents(500)],
      [0, toCents(500)],
      [0, toCents(500)],
      [toCents(500), 0],
    ])
  })
})

test('one loan for several debts has its own payment and ends in its term', () => {
  const loan = consolidateDebts([visa, car], { rate: 12, months: 36, fee: 1 })
  expect(loan.amount).toBe(toCents(10_201))
  const plan = planDebtPayoff([loan], { order: 'avalanche', budget: { extra: 0 } })
  const { totalInterest } = amortizeLoan({ principal: loan.amount, rate: 12, months: 36 })
  expect(plan).toMatchObject({ paysOff: true })
  expect(plan.table.length - 36).toBeLessThanOrEqual(1)
  expect(Math.abs((plan.paysOff ? plan.totalInterest : 0) - totalInterest)).toBeLessThanOrEqual(50)
})

test('a lump goes to the first debt and what is over to the next', () => {
  expect(payLump([visa, car], 'snowball', toCents(4000)).map(({ amount }) => amount)).toEqual([
    toCents(6100),
    0,
  ])
  expect(payLump([visa], 'avalanche', -5)).toEqual([visa])
})

test('a lump of a later month is paid on top of that month', () => {
  const lumps = [{ month: 2, amount: toCents(1000) }]
  const plan = planDebtPayoff([visa], { order: 'avalanche', budget: { extra: 0 }, lumps })
  expect(plan.table.slice(0, 3).map(({ payments }) => payments[0])).toEqual([
    toCents(130),
    toCents(1130),
    toCents(130),
  ])
})

test('the usual minimum is the interest and a hundredth, at least $25', () => {
  expect(usualMinimum(visa)).toBe(toCents(118.32 + 62))
  expect(usualMinimum({ amount: toCents(500), interestRate: 0 })).toBe(toCents(25))
})

describe('the least payment', () => {
  test('ends the debts, and a cent less does not', () => {
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 3 }), (list) => {
        const least = leastToPayOff(list, 'avalanche')
        const ends = (total: number) =>
          planDebtPayoff(list, { order: 'avalanche', budget: { total } }).paysOff
        expect([ends(least), ends(least - 1)]).toEqual([true, false])
      }),
      { numRuns: 20 },
    )
  })

  test('of nothing is nothing', () => {
    expect([leastToPayOff([], 'avalanche'), leastToPayOff([{ ...visa, amount: 0 }], 'snowball')]).toEqual([
      0, 0,
    ])
  })
})
