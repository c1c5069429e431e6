import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const RENT = 'I make 3,400 a month and my rent is 1,150'

test.each([
  ['rest of my stuff is maybe 1,400', 140_000],
  ['everything else is like 900', 90_000],
  ['everything else, food, gas, medicine, runs about 900', 90_000],
  ['the rest comes to about 1,200 a month', 120_000],
  ['all the other stuff adds up to 1,000 or so', 100_000],
  ['then maybe 600 for everything else', 60_000],
  ['other things run me around 750', 75_000],
  ['i spend about 1,300 not counting that', 130_000],
  ['other than rent we spend 1,500', 150_000],
  ['i spend another 800 on top of that', 80_000],
  ['our bills are 950 a month, not including rent', 95_000],
])('after a rent, %s is one more cost', (text, amount) => {
  const { expenses, assets, profile, goals } = talk([RENT, text]).snapshot
  expect(expenses.map((row) => [row.category, row.amount])).toEqual([
    ['Everything else', amount],
    ['Rent', 115_000],
  ])
  expect([assets, goals, profile.income]).toEqual([[], [], 4_080_000])
})

test.each([
  'the rest of my savings is 9,000',
  'what if everything else was 900',
  'the rest of the loan is 4,000',
  'besides rent i owe 1,200',
  'everything else is fine, and my daughter has a trip, 900',
  'on top of that i make 300 a month from tutoring',
])('%s is no cost', (text) =>
  expect(talk([RENT, text]).snapshot.expenses.map(({ category }) => category)).toEqual(['Rent']),
)
