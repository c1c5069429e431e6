import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareRentOrBuy, homePriceFor } from './home.ts'
import { loanPayment } from './loan.ts'

const costs = { tax: 1.1, insurance: 0.5, dues: 0 }
const limit = { ...costs, payment: 205_333, rate: 6.5, months: 360 }

describe('the price that a payment carries', () => {
  test('with a sum put down', () => {
    expect(Math.round(homePriceFor({ ...limit, down: { amount: 3_000_000 } }) / 100_000)).toBe(293)
    const insured = homePriceFor({ ...limit, down: { amount: 3_000_000 }, mortgageInsurance: 0.5 })
    expect(Math.round(insured / 100_000)).toBe(279)
  })
  test('the payment of that price is the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 15 }),
        (payment, percent, rate) => {
          const price = homePriceFor({ ...limit, payment, rate, down: { percent } })
          const principal = Math.round(price * (1 - percent / 100))
          const monthly = loanPayment({ principal, rate, months: 360 }) + (price * 1.6) / 1200
          expect(Math.abs(monthly - payment)).toBeLessThan(3)
        },
      ),
    )
  })
  test('what is put down beyond all need of a loan', () => {
    expect(homePriceFor({ ...limit, payment: 0, down: { amount: 1_000_000 } })).toBe(0)
    const free = { ...limit, tax: 0, insurance: 0, payment: 0 }
    expect(homePriceFor({ ...free, down: { amount: 1_000_000 } })).toBe(1_000_000)
  })
})

describe('renting against buying', () => {
  const home = {
    rent: 164_000,
    price: 30_000_000,
    down: 3_000_000,
    rate: 5.75,
    term: 360,
    months: 36,
    growth: 0,
    tax: 1.1,
    insurance: 0.5,
    buyingCosts: 3,
    sellingCosts: 6,
  }
  test('three years at flat prices, by hand', () => {
    const { ownMonthly, rentCost, difference } = compareRentOrBuy(home)
    expect({ ownMonthly, rentCost }).toEqual({ ownMonthly: 197_565, rentCost: 5_904_000 })
    expect(Math.round(difference / 100_000)).toBe(-28)
  })
  test('prices that rise, and more years', () => {
    const three = compareRentOrBuy({ ...home, growth: 3 })
    expect(Math.abs(three.difference)).toBeLessThan(300_000)
    const five = compareRentOrBuy({ ...home, growth: 3, months: 60 })
    expect(Math.round(five.difference / 100_000)).toBe(17)
    expect(five.breakEven).toBeGreaterThan(36)
    expect(five.breakEven).toBeLessThan(60)
  })
  test('a home that falls for ever never beats a low rent', () => {
    expect(compareRentOrBuy({ ...home, growth: -5, rent: 10_000 }).breakEven).toBeNull()
  })
  test('a home for cash', () => {
    const cash = compareRentOrBuy({ ...home, down: 30_000_000, months: 12 })
    expect(cash.ownMonthly).toBe(40_000)
    // Buying costs 9,000, tax and insurance 4,800, and a sale that loses 6%.
    expect(cash.ownCost).toBe(900_000 + 480_000 + 1_800_000)
  })
})
