import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

test.each([
  ['i get 24 paychecks at 1,750', 42_000],
  ['i bring home 1,320 a check, 26 checks a year', 34_320],
  ['I get 2,050 every other week but only 20 checks, none in summer', 41_000],
  ['I get 900 a week and have 12 checks left', 46_800],
])('%s', (text, income) => {
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(income)
})

test('two pays that come to nearly the same are two', () => {
  const { income } = talk([
    'i get 1,290 social security and work at the store 13.50 an hour 22 hours a week',
  ]).snapshot
  expect(new Set(income.map(({ amount }) => toDollars(amount)))).toEqual(new Set([1287, 1290]))
})
