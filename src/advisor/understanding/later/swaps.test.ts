import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

function stored(turns: readonly string[]) {
  const { profile, expenses, assets, liabilities } = talk(turns).snapshot
  return {
    income: profile.income === null ? null : toDollars(profile.income),
    savings: profile.savings === null ? null : toDollars(profile.savings),
    rows: [
      ...expenses.map(({ category, amount }) => `${category} ${toDollars(amount)}`),
      ...assets.map(({ name, value }) => `${name} ${toDollars(value)}`),
      ...liabilities.map(({ name, amount, interestRate }) => `${name} ${toDollars(amount)} ${interestRate}`),
    ].toSorted(),
  }
}

test('the two things said last change places, whatever they are', () => {
  expect(stored(['checking 900 bucks savings 2,700', 'other way round'])).toMatchObject({
    savings: 900,
    rows: ['Checking 2700'],
  })
})

test('the amounts may be said again', () => {
  const roth = [
    'My Roth is 33k and my traditional is 12k',
    'Other way round: 12 in the Roth, 33 in the traditional',
  ]
  expect(stored(roth).rows).toEqual(['Roth 12000', 'Traditional 33000'])
  const pay = ['I make 95K and my savings is 40K', 'other way round lol. 40 income, 95 saved']
  expect(stored(pay)).toMatchObject({ income: 40_000, savings: 95_000 })
})

test('one of them may be pointed out, or both named', () => {
  const told = ['groceries 600 a month and eating out 350 a month', "eating out's the 600 one"]
  expect(stored(told).rows).toEqual(['Eating out 600', 'Groceries 350'])
  const named = [
    'kids 350 a month, pets 120 a month, rent 900 a month',
    'first two are swapped: kids 120 pets 350',
  ]
  expect(stored(named).rows).toEqual(['Kids 120', 'Pets 350', 'Rent 900'])
})

test('rates change places without the balances', () => {
  const turns = ['navient loan 18,200 at 6.8%', 'mohela loan 9,900 at 5.05%', 'swap those rates']
  expect(stored(turns).rows).toEqual(['Mohela loan 9900 6.8', 'Navient loan 18200 5.05'])
})

test('what brings amounts of its own is no mere swap', () => {
  const turns = ['groceries 600 a month and eating out 350 a month', 'other way round, the bank took 9,000']
  expect(stored(turns).rows).toEqual(expect.arrayContaining(['Eating out 350', 'Groceries 600']))
})

test.each([
  'should I switch those two?',
  'I want to switch that to Verizon',
  'can I flip that into savings?',
  "my wife thinks the other way around, she'd cut both",
  'my brother does it the other way around',
  'should it be the other way around',
  'I switched those two to Verizon',
  'I could switch that and save',
  "let's switch it up",
])('a switch in life is none of the amounts: %s', (text) => {
  expect(stored(['Phone 60, internet 70', text]).rows).toEqual(['Internet 70', 'Phone 60'])
})

test.each([
  'swap those two',
  'Swap those haha, internet is the cheap one here',
  'can you swap those?',
  'I got them backwards',
  "sorry, it's the other way around",
])('the amounts are switched by: %s', (text) => {
  expect(stored(['Phone 60, internet 70', text]).rows).toEqual(['Internet 60', 'Phone 70'])
})
