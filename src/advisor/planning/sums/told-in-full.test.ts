import { describe, expect, test } from 'vitest'
import { grow, level, payDown } from '#advisor/planning/testing/naive-loops.ts'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { balanceTransfer } from './balance-transfer.ts'
import { combinedLoan } from './combined-loan.ts'
import { effectiveRate } from './effective-rate.ts'
import { equityAfter } from './equity-after.ts'
import { fundFees } from './fund-fees.ts'
import { habitCost } from './habit-cost.ts'
import { rebateOrRate } from './rebate-or-rate.ts'
import { rentOrOwn } from './rent-or-own.ts'
import { sellAndPay } from './sell-and-pay.ts'
import { waitingToStart } from './waiting-to-start.ts'

const cents = (dollars: number) => Math.round(dollars * 100)
/** A few cents of rounding over the years. */
const near = (dollars: number) => ({
  asymmetricMatch: (value: unknown) => Math.abs(Number(value) - dollars * 100) < 60,
})

test('a transfer against the same payment on the old card', () => {
  const { results } = trySum(balanceTransfer, { balance: 680_000, rate: 23.49, fee: 4, promoMonths: 18 })
  const stay = payDown(6800, 23.49, 392.89)
  expect(results).toMatchObject({
    payment: 39_289,
    stayMonths: stay.count,
    stayInterest: near(stay.interest),
  })
  expect(results.saved).toEqual(near(stay.interest - 272))
})

test('a transfer whose rate rises later tells what is left then', () => {
  const said = { balance: 900_000, rate: 26.99, laterRate: 26.99, fee: 3, promoMonths: 15, payment: 35_000 }
  expect(trySum(balanceTransfer, said).results).toMatchObject({ left: 402_000, months: 29, interest: 68_363 })
})

test('two debts with a payment each against one loan', () => {
  const said = {
    balance: 590_000,
    rate: 22.74,
    payment: 21_000,
    balance2: 365_000,
    rate2: 26.49,
    payment2: 15_000,
  }
  const { results, first } = trySum(combinedLoan, { ...said, newRate: 11.9, newMonths: 48, fee: 5 })
  const [one, two] = [payDown(5900, 22.74, 210), payDown(3650, 26.49, 150)]
  expect(results).toMatchObject({
    oldInterest: near(one.interest + two.interest),
    oldMonths: Math.max(one.count, two.count),
  })
  expect(results.payment).toBe(cents(level(9550 * 1.05, 11.9, 48)))
  expect(first).toMatch(/^Left alone they cost \$4,246\.\d\d of interest/)
})

test('a low rate or cash back', () => {
  const said = { price: 2_740_000, rebate: 250_000, rate: 0.9, rate2: 6.4, months: 48 }
  const { results } = trySum(rebateOrRate, said)
  expect(results).toMatchObject({ payment: 58_138, payment2: 58_935, difference: near(382.59) })
})

test('a fee of a fund over the years', () => {
  const said = { start: 14_000_000, rate: 6.5, months: 300, fee: 0.85, fee2: 0.06 }
  const { results } = trySum(fundFees, said)
  expect(results.first).toBe(cents(140_000 * 1.0565 ** 25))
  expect(results.second).toBe(cents(140_000 * 1.0644 ** 25))
})

test('renting and owning, every cost as told', () => {
  const said = { rent: 197_500, rentRise: 4, price: 31_000_000, downPercent: 10, closing: 700_000, rate: 6.6 }
  const { results } = trySum(rentOrOwn, {
    ...said,
    months: 360,
    upkeep: 75_000,
    growth: 3,
    selling: 6,
    stay: 60,
  })
  expect(results).toMatchObject({ rent: near(128_366.84), cash: near(76_339.41), own: near(113_572.08) })
})

test('a treat of every day', () => {
  const { results } = trySum(habitCost, { spent: 188_500 / 12, months: 360, rate: 6 })
  expect(results).toMatchObject({ year: 188_500, total: 5_655_000, value: near(grow(0, 1885 / 12, 6, 360)) })
})

test('something sold that pays debts', () => {
  const said = { price: 1_520_000, worth: 1_750_000, owed: 1_290_000, owed2: 426_000 }
  expect(trySum(sellAndPay, said).results).toMatchObject({
    left: 196_000,
    rest: 0,
    networth: 0,
    after: -230_000,
  })
})

test('equity after some payments, with what the home gains', () => {
  const said = { price: 30_000_000, downPercent: 20, rate: 6, months: 360, made: 60, growth: 3 }
  const { results } = trySum(equityAfter, said)
  expect(results.worth).toBe(cents(300_000 * 1.03 ** 5))
  expect(results.equity).toBe((results.worth ?? 0) - (results.balance ?? 0))
})

test('ten years of waiting', () => {
  const { results } = trySum(waitingToStart, { contribution: 25_000, rate: 7, months: 480, later: 360 })
  expect(results.difference).toEqual(near(grow(0, 250, 7, 480) - grow(0, 250, 7, 360)))
})

test('a rate with interest on interest, and an amount that is left at it', () => {
  const { results } = trySum(effectiveRate, { rate: 24.9, amount: 100_000 }, { text: 'compounded daily' })
  expect(results.apy).toBeCloseTo(28.26, 2)
  expect(results.value).toEqual(near(1282.63))
})

describe('odd values', () => {
  test.each([
    combinedLoan,
    rebateOrRate,
    fundFees,
    rentOrOwn,
    habitCost,
    sellAndPay,
    equityAfter,
    waitingToStart,
    balanceTransfer,
    effectiveRate,
  ])('$name takes anything', (sum) => expect(() => neverBreaks(sum)).not.toThrow())
})
