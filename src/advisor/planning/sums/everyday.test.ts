import { describe, expect, test } from 'vitest'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { workOut } from '#advisor/planning/testing/work-out.ts'
import { carBudget } from './car-budget.ts'
import { cashOut } from './cash-out.ts'
import { carShare } from './lending-ratios.ts'
import { neededIncome, rentBudget } from './needed-income.ts'
import { requiredWithdrawal } from './required-withdrawal.ts'

describe('what an account must pay out', () => {
  test('the balance divided by the years of the table', () => {
    const { answer, results } = workOut(requiredWithdrawal, { balance: 31_000_000, age: 75 })
    expect(results).toMatchObject({ year: 1_260_163, month: 105_014, divisor: 24.6 })
    expect(answer).toMatch(/^\$12,601\.63 for the year you’re 75: \$310,000 divided by 24\.6\./)
  })
  test('nothing before the age, and what the first will be', () => {
    const young = workOut(requiredWithdrawal, { balance: 31_000_000, age: 72 })
    expect(young.answer).toMatch(/^Nothing yet at 72: it starts at 73\. On \$310,000 the first would be/)
    const later = snapshotWith({ birthYear: 1962 })
    expect(
      workOut(requiredWithdrawal, { balance: 31_000_000, age: 64 }, { snapshot: later }).answer,
    ).toContain('it starts at 75')
  })
})

test('the pay that a rent asks for, and debts that ask for more', () => {
  expect(workOut(neededIncome, { payment: 180_000, debts: 0 }).results).toMatchObject({ year: 7_714_286 })
  const owing = workOut(neededIncome, { payment: 245_000, debts: 90_000 }).results
  expect(owing).toMatchObject({ housing: 10_500_000, withDebts: 11_166_667, year: 11_166_667 })
})

describe('a car against the pay', () => {
  const terms = { down: 0, rate: 7, months: 60 }
  test.each([
    [4_800_000, 600_000, /^It’s too much: \$950\.46 a month/],
    [4_000_000, 600_000, /^It’s a stretch: \$792\.05 a month/],
    [2_500_000, 600_000, /^Yes, it fits: \$495\.03 a month/],
  ])('%d on %d', (price, income, said) => {
    expect(workOut(carBudget, { price, income, ...terms }).answer).toMatch(said)
  })
  test('by the mark for cars, not for homes', () => {
    const { answer } = workOut(carShare, { part: 75_183, whole: 460_000 })
    expect(answer).toContain('For a car 15% with insurance is the usual mark')
  })
})

test('the rent that a pay carries', () => {
  const { answer, results } = workOut(rentBudget, { income: 329_333 })
  expect(results).toMatchObject({ rent: 98_800 })
  expect(answer).toMatch(/^Up to about \$988 a month: 30% of the \$3,293\.33/)
})

describe('what is left of an account that is cashed out', () => {
  test('tax and the penalty come off', () => {
    const { results } = workOut(cashOut, { amount: 2_730_000, percent: 22, age: 34 })
    expect(results).toMatchObject({ left: 1_856_400, lost: 873_600, tax: 600_600, penalty: 273_000 })
  })
  test('no penalty from 59 and a half on', () => {
    const { answer, results } = workOut(cashOut, { amount: 2_730_000, percent: 22, age: 60 })
    expect(results).toMatchObject({ left: 2_129_400, penalty: 0 })
    expect(answer).not.toContain('penalty')
  })
})
