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
  ['i clean pools. march thru october i make about 4,800 a month, the other 4 months around 900', 42_000],
  ['I run a snow plow, nov to feb I net 6,000 a month, mar through oct more like 1,500', 36_000],
  ['i pave roads, 5,200 a month for 8 months, the other 4 months about 1,500', 47_600],
  ['30 an hour in season, 50 hours a week for 6 months, and unemployment 400 a week the rest', 49_400],
  ['i make 1,100 a week from april to november and draw 300 a week unemployment the rest', 43_333.33],
  ['december to march i plow, 4,200 a month. the rest of the year i make 3,000', 40_800],
  ['i make 4,000 a month, in slow months 2,600', 48_000],
  ['8 months is good, I make 7,000 a month. Other 4 months only 2,000', 64_000],
])('%s: %i a year', (text, yearly) => {
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(yearly)
})

test('a season of the pay is none of the rent', () => {
  const { expenses } = talk(['i earn 900 a week 8 months a year, rent 1,100']).snapshot
  expect(expenses.map(({ amount }) => toDollars(amount))).toEqual([1100])
})

test('one pay of two seasons has one source', () =>
  expect(
    talk(['april to october i clear 6,200 a month, the other five maybe 1,400']).snapshot.income,
  ).toEqual([]))

test.each(['rent is 1,300, the rest is 500', 'two of the cards are 300, the other 2 are 90 a month'])(
  'other things are no other season: %s',
  (text) => {
    const { expenses } = talk([text]).snapshot
    expect(expenses.map(({ amount }) => toDollars(amount)).every((cost) => cost >= 90)).toBe(true)
  },
)

test('what is paid for in some months only costs less over the year', () => {
  const { expenses } = talk(['Preschool is 800 a month, 9 months of the year']).snapshot
  expect(expenses.map(({ amount }) => toDollars(amount))).toEqual([600])
})
