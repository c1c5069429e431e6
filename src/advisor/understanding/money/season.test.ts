import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

test.each([
  ['I teach, 3,600 a month for ten months of the year', 36_000],
  ['i drive a plow for the county. 4,500 a month november through march, nothing else', 22_500],
  ['9 months out of the year i get 2,900 a month', 26_100],
  ['i earn 900 a week 8 months a year', 31_200],
  ['28 an hour 40 hours a week, may thru october. unemployment the rest, 400 a week', 39_520],
  ['I make 52k a year, paid over 10 months', 52_000],
])('%s: %i a year', (text, yearly) => {
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(yearly)
})

test('a season of the pay is none of the rent', () => {
  const { expenses } = talk(['i earn 900 a week 8 months a year, rent 1,100']).snapshot
  expect(expenses.map(({ amount }) => toDollars(amount))).toEqual([1100])
})

test('what is paid for in some months only costs less over the year', () => {
  const { expenses } = talk(['Preschool is 800 a month, 9 months of the year']).snapshot
  expect(expenses.map(({ amount }) => toDollars(amount))).toEqual([600])
})
