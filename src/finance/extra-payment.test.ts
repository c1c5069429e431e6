import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payWithExtra } from './extra-payment.ts'
import { toCents } from './money.ts'

test('$100 more a month on a car loan of 60 payments', () => {
  const effect = payWithExtra({
    principal: toCents(18_000),
    rate: 7,
    months: 60,
    extra: toCents(100),
    once: 0,
  })
  expect(effect.regularPayment).toBe(toCents(356.42))
  expect(effect.before).toMatchObject({ months: 60, totalInterest: toCents(3385.31) })
  expect(effect.after).toMatchObject({ months: 45, totalInterest: toCents(2514.99) })
  expect(effect.monthsSaved).toBe(15)
  expect(effect.interestSaved).toBe(toCents(870.32))
})

test('a payment of one’s own takes the place of the term', () => {
  const card = { principal: toCents(5000), rate: 19.99, payment: toCents(150) }
  const effect = payWithExtra({ ...card, extra: toCents(50), once: 0 })
  expect(effect.regularPayment).toBe(toCents(150))
  expect(effect.before).toMatchObject({ months: 50, totalInterest: toCents(2357.03) })
  expect(effect.monthsSaved).toBeGreaterThan(10)
})

test('there is nothing to compare with a debt that never ends', () => {
  const effect = payWithExtra({
    principal: toCents(5000),
    rate: 24,
    payment: toCents(90),
    extra: toCents(60),
    once: 0,
  })
  expect(effect.before).toMatchObject({ paysOff: false, reason: 'below-interest' })
  expect(effect.after.paysOff).toBe(true)
  expect([effect.monthsSaved, effect.interestSaved]).toEqual([null, null])
})

test('an extra never costs, and no extra saves exactly nothing', () => {
  const loan = fc.record({
    principal: fc.integer({ min: 1, max: 1e9 }),
    rate: fc.double({ min: 0, max: 40, noNaN: true }),
    months: fc.integer({ min: 1, max: 360 }),
  })
  fc.assert(
    fc.property(loan, fc.integer({ min: 0, max: 1e6 }), (terms, extra) => {
      const effect = payWithExtra({ ...terms, extra, once: 0 })
      expect(effect.monthsSaved).toBeGreaterThanOrEqual(0)
      expect(effect.interestSaved).toBeGreaterThanOrEqual(0)
      expect(payWithExtra({ ...terms, extra: 0, once: 0 }).interestSaved).toBe(0)
      expect(payWithExtra({ ...terms, extra: -extra, once: 0 }).monthsSaved).toBe(0)
    }),
  )
})

test('a lump that is paid today saves the interest of the first month on it as well', () => {
  const effect = payWithExtra({
    principal: toCents(2850),
    rate: 21.4,
    payment: toCents(150),
    extra: 0,
    once: toCents(700),
  })
  expect(effect.after).toMatchObject({ months: 17, totalInterest: toCents(355.26) })
  expect(effect.monthsSaved).toBe(7)
  expect(effect.interestSaved).toBe(toCents(306.13))
})
