import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

/** The rows that are stored after a conversation, in the order of their making. */
function rows(turns: readonly string[]) {
  const { expenses, income, assets, liabilities } = talk(turns).snapshot
  return [
    ...expenses.map(({ id, category, amount }) => ({ id, name: category, amount })),
    ...income.map(({ id, source, amount }) => ({ id, name: source, amount })),
    ...assets.map(({ id, name, value }) => ({ id, name, amount: value })),
    ...liabilities.map(({ id, name, amount }) => ({ id, name, amount })),
  ]
    .toSorted((one, other) => one.id - other.id)
    .map(({ name, amount }) => `${name} ${toDollars(amount)}`)
}

describe('a sum gives way to its parts', () => {
  test.each([
    [
      ['utilities are 310 a month all together', "that's 190 electric, 75 water, 45 trash"],
      ['Electric 190', 'Water 75', 'Trash 45'],
    ],
    [
      ['I spend 1,200 on groceries', 'Split out: groceries 640, Target 350, gas 210.'],
      ['Groceries 640', 'Target 350', 'Gas 210'],
    ],
    [
      ["I've 40k in cash more or less", '32 of it is in a money market, 8 in checking'],
      ['Money market 32000', 'Checking 8000'],
    ],
    [
      [
        'Retirement accounts: $310,000.',
        'Let me split that. 240,000 is my 401(k) and 70,000 is the Roth IRA.',
      ],
      ['401(k) 240000', 'Roth IRA 70000'],
    ],
  ])('%j', (turns, expected) => {
    expect(rows(turns)).toEqual(expected)
  })
})

describe('the rest is computed', () => {
  test.each([
    [
      ['I have 96,000 in retirement accounts', '71,500 is the 401k and the rest is the Roth'],
      ['401k 71500', 'Roth 24500'],
    ],
    [
      ['we owe 34,000 on two vehicles', '21,400 is the Highlander and the rest is hers, the Jetta'],
      ['Highlander 21400', 'Jetta 12600'],
    ],
    [
      ['I owe 14,600 total, cards and the car', "9,100 of it's the car", 'so the rest is all Capital One'],
      ['Car 9100', 'Capital One 5500'],
    ],
  ])('%j', (turns, expected) => {
    expect(rows(turns)).toEqual(expected)
  })
})

test('a total of debts and of pay stays', () => {
  expect(
    talk(['Total debt is 26,000', 'of that 17k is the car and 9k is the Citi card']).snapshot.profile.debt,
  ).toBe(2_600_000)
  expect(talk(['I make 96,000', '80 of that is salary and 16 is bonus']).snapshot.profile.income).toBe(
    9_600_000,
  )
})

test('what of savings is invested is taken from them', () => {
  const turns = [
    'I have 46,000 in savings.',
    '31,000 of it is in the savings account and 15,000 is in a brokerage account.',
  ]
  expect(talk(turns).snapshot.profile.savings).toBe(3_100_000)
  expect(rows(turns)).toEqual(['Brokerage account 15000'])
})

test.each([
  [['I have 12,000 in investments', "7 of it is my daughter's money"], 'Investments 12000'],
  [['Dance and hockey are 1,060 a month', "That's 240 less now that dance is over"], 'Dance and hockey 820'],
  [['my rent is 900', "groceries 400 and that's 500 for gas"], 'Rent 900'],
  [['I owe 20,000 total', 'the Visa is 5,000', 'the rest is fine'], 'Visa 5000'],
  [['I have 40k in cash', 'what if 32 of it was in a money market, 8 in checking'], 'Cash 40000'],
])('what only looks like parts changes nothing: %j', (turns, row) => {
  expect(rows(turns)).toContain(row)
})

test.each([
  'my bonus is 2,600. kill macys with it and throw the remainder at the discover',
  'bonus is 2,600. pay off macys and put the rest on discover',
  'tax refund of 2,300, macys first and the rest goes on discover',
])('what pays debts is no part of them: %s', (text) => {
  expect(rows(['i owe 1,200 on macys', '3,700 on discover', text])).toEqual(['Macys 1200', 'Discover 3700'])
})

test('where pay goes is not where it comes from', () => {
  expect(rows(['i make 4,100 a month', 'rent 1,300, truck 380 and the rest is food'])).toEqual([
    'Rent 1300',
    'Truck 380',
  ])
})
