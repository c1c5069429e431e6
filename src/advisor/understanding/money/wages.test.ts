import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const storedAfter = (text: string) => {
  const { profile, expenses } = talk([text]).snapshot
  return {
    income: profile.income === null ? null : toDollars(profile.income),
    costs: expenses.map(({ amount }) => toDollars(amount)),
  }
}

test.each([
  ['got a substitute teaching thing, $135 a day, 3 days a week on average', 21_060],
  ['Deliver for Amazon Flex, four blocks a week at $88 a block', 18_304],
  ['I charge $95 a groom and do 22 dogs a week, all mine, no boss.', 108_680],
  ["we harvest twice a year and it's 31,000 to us each harvest, profit", 62_000],
  ['I clean pools. 52 customers at $110 a month each.', 68_640],
  ['Somewhere from 30 to 34 hours a week at $22.50', 37_440],
  ['Base is $70 a shift but with tips it comes out to $210 a night all in, five nights a week.', 54_600],
  ['PCA, three overnights at 11 hrs, 18.60/hr, every wk', 31_917.6],
  ['Sub teaching is $145 a day and I do four days a week. It adds up to $30,160 a year.', 30_160],
])('so much each time, and how often, is pay: %s', (text, income) =>
  expect(storedAfter(text)).toEqual({ income, costs: [] }),
)

test('what the user pays by the hour is a cost', () => {
  expect(storedAfter('I pay the sitter $18 an hour, 20 hours a week')).toEqual({
    income: null,
    costs: [1560],
  })
})

test.each(['My cousin gets $30 an hour, 40 hours a week', 'we eat out 3 times a week at $40 a meal'])(
  'no pay: %s',
  (text) => expect(storedAfter(text).income).toBeNull(),
)
