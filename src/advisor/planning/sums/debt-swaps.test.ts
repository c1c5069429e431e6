import { describe, expect, test } from 'vitest'
import { owing, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { trySum } from '#advisor/planning/testing/try-sum.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { investOrPrepaySum, savingsOrDebt } from './debt-or-savings.ts'
import { balanceTransfer } from './balance-transfer.ts'
import { consolidation, paydayRate } from './debt-swaps.ts'

describe('one loan for several debts', () => {
  test('the new payment and what it saves', () => {
    const said = { balance: 1_200_000, rate: 24, payment: 40_000, newRate: 12, newMonths: 36 }
    const { answer, results } = workOut(consolidation, said)
    expect(results).toMatchObject({ payment: 39_857, interest: 234_859 })
    expect(results.saved).toBe((results.oldInterest ?? 0) - 234_859)
    expect(answer).toMatch(/^\$398\.57 a month for 3 years, and you’d save about \$\d,\d{3} in all\./)
  })
  test('a fee is part of the new loan and of its cost', () => {
    const { results } = workOut(consolidation, {
      balance: 1_000_000,
      rate: 12,
      newRate: 12,
      newMonths: 36,
      fee: 5,
    })
    expect(results.payment).toBe(34_875)
    expect(results.saved).toBeLessThan(-50_000)
  })
  test('stored debts are added up without the mortgage', () => {
    const liabilities = [
      owing(1, 'Visa', 5000, 24, 150),
      owing(2, 'Amex', 3000, 18, 90),
      owing(3, 'Mortgage', 200_000, 6, 1300, 'Mortgage'),
    ]
    const { details, results } = workOut(consolidation, {}, { snapshot: snapshotWith({ liabilities }) })
    expect(results.payment).toBe(26_571)
    expect(details).toContain('Paid now: $240 a month')
  })
  test('debts that are never paid off now', () => {
    const { answer } = workOut(consolidation, { balance: 1_000_000, rate: 30, payment: 10_000 })
    expect(answer).toContain('What you pay now never ends it')
  })
  test('anything within bounds is sound', () => {
    const liabilities = [owing(1, 'Visa', 5000, 24, 150), owing(2, 'Amex', 3000, 18, 90)]
    expect(findFault(consolidation, [{}, { snapshot: snapshotWith({ liabilities }) }])).toBeNull()
  })
})

describe('moving a card', () => {
  test('the fee alone, before a payment is known', () => {
    const { answer, results } = workOut(balanceTransfer, { balance: 740_000, rate: 23.99, fee: 3 })
    expect(answer).toMatch(
      /^The fee is \$222, so you’d start at \$7,622\. \$423\.44 a month would clear it within 18/,
    )
    expect(results).toMatchObject({ fee: 22_200, balance: 762_200 })
  })
  test('time and saving, and what is left when the promotion ends', () => {
    const said = { balance: 740_000, rate: 23.99, payment: 35_000, fee: 3, promoMonths: 24 }
    const { answer, results } = workOut(balanceTransfer, said)
    expect(results).toMatchObject({ months: 22, left: 0 })
    expect(answer).toMatch(
      /^Moving it saves you about \$2,092, after the \$222 fee, and it’s gone in 22 months\./,
    )
    const short = workOut(balanceTransfer, { ...said, promoMonths: 18 })
    expect(short.results.left).toBe(132_200)
    expect(short.details).toContain('You’d still owe $1,322 when the promotion ends')
  })
  test('a fee above the saving', () => {
    const { answer } = workOut(balanceTransfer, { balance: 100_000, rate: 5, payment: 50_000, fee: 5 })
    expect(answer).toMatch(/^It doesn’t pay: with the \$50 fee/)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(balanceTransfer, [{ text: 'card' }])).toBeNull())
})

describe('a payday loan as a yearly rate', () => {
  test('the usual fifteen for a hundred over two weeks', () => {
    const { answer, results } = workOut(paydayRate, { amount: 10_000, fee: 1500 })
    expect(results).toMatchObject({ apr: 391, percent: 15 })
    expect(answer).toMatch(/^About 391% a year: you pay \$15 to have \$100 for 14 days\./)
  })
  test('nothing borrowed', () => {
    const whole = workOut(paydayRate, { amount: 50_000, fee: 57_500, days: 14 })
    expect(whole.results['apr']).toBe(391)
    expect(whole.answer).toContain('you pay $75 to have $500')
    expect(workOut(paydayRate, { amount: 0, fee: 1500 }).answer).toBe('How much is borrowed?')
  })
  test('anything within bounds is sound', () => expect(findFault(paydayRate)).toBeNull())
})

describe('savings for a debt', () => {
  test('what it saves in a year', () => {
    const { answer, results } = workOut(savingsOrDebt, { savings: 500_000, balance: 390_000, rate: 27 })
    expect(results).toMatchObject({ saved: 89_700, left: 110_000, owed: 0 })
    expect(answer).toMatch(
      /^Yes: paying \$3,900 off saves you \$897 a year, 27% against the 4% it earns\. You’d have \$1,100 left\./,
    )
  })
  test('a cheap debt can wait', () => {
    const { answer } = workOut(savingsOrDebt, { savings: 500_000, balance: 390_000, rate: 2 })
    expect(answer).toBe('Keep the savings: they earn 4%, and the debt costs only 2%.')
  })
  test('what is kept back of the savings pays nothing off', () => {
    const kept = { savings: 500_000, balance: 390_000, rate: 27, kept: 200_000 }
    const { answer, results } = workOut(savingsOrDebt, kept)
    expect(results).toMatchObject({ amount: 300_000, left: 200_000, owed: 90_000 })
    expect(answer).toContain('$900 would still be owed.')
  })
  test('all of them are not used up, but spare money is no cushion', () => {
    const all = { savings: 300_000, balance: 390_000, rate: 27 }
    expect(trySum(savingsOrDebt, all).first).toMatch(/^Use most of it, but not all: /)
    const text = 'should the extra go on the card or into savings'
    expect(trySum(savingsOrDebt, all, { text }).first).toMatch(/^The debt first: /)
  })
  test('a cushion is kept', () => {
    const snapshot = snapshotWith({ expenses: [spending(1, 'All', 3000)] })
    const said = { savings: 500_000, balance: 390_000, rate: 27 }
    expect(workOut(savingsOrDebt, said, { snapshot }).details).toContain('less than a month of expenses')
    expect(workOut(savingsOrDebt, { savings: 0, balance: 100, rate: 1 }).answer).toMatch(
      /^There are no savings/,
    )
  })
  test('anything within bounds is sound', () =>
    expect(findFault(savingsOrDebt, [{ text: 'card' }])).toBeNull())
})

describe('investing or paying down', () => {
  test('the higher rate wins, both ways', () => {
    const said = { extra: 50_000, rate: 3, return: 7, months: 120 }
    const { answer, results } = workOut(investOrPrepaySum, said)
    expect(results).toMatchObject({ invested: 8_654_240, prepaid: 6_987_071, difference: 1_667_169 })
    expect(answer).toMatch(/^Investing comes out ahead by about \$16,670 after 10 years/)
    expect(workOut(investOrPrepaySum, { ...said, rate: 9 }).answer).toMatch(/^Paying the loan down wins/)
    expect(workOut(investOrPrepaySum, { ...said, rate: 7 }).answer).toBe('It comes out the same either way.')
  })
  test('a known loan ends sooner, and its payment is invested from then on', () => {
    const said = { extra: 50_000, rate: 6, return: 6, months: 360, balance: 30_000_000 }
    const { results } = workOut(investOrPrepaySum, said)
    expect(results.difference).toBeLessThan(1000)
  })
  test('without money it asks', () => {
    expect(workOut(investOrPrepaySum, { rate: 6 }).answer).toMatch(/^How much could you put in/)
  })
  test('anything within bounds is sound', () => expect(findFault(investOrPrepaySum)).toBeNull())
})

test('what is paid back holds the fee, which is remembered by itself', () => {
  expect(workOut(paydayRate, { amount: 40_000, fee: 46_000, days: 14 }).results).toMatchObject({ fee: 6000 })
  expect(workOut(paydayRate, { amount: 40_000, fee: 6000, days: 14 }).results).not.toHaveProperty('fee')
})
