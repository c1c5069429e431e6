import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const amounts = (rows: readonly { amount: number }[]) =>
  rows.map(({ amount }) => amount).toSorted((a, b) => a - b)

test('a cost of every month stays one beside a yearly one', () =>
  expect(amounts(talk(['car insurance is 1,400 a year, groceries 600']).snapshot.expenses)).toEqual([
    11_667, 60_000,
  ]))

test('a second card is one of its own', () => {
  const { snapshot } = talk([
    "i have a credit card with 3,000 and it's at 24%, and another credit card with 5,000",
  ])
  expect(amounts(snapshot.liabilities)).toEqual([300_000, 500_000])
})

test('other bills make no second row of the rent', () => {
  const { snapshot } = talk(['rent is 1,300', 'my rent is 1,350 now, the other bills stayed the same'])
  expect(amounts(snapshot.expenses)).toEqual([135_000])
})

test('what is paid to a lender is not what is owed', () => {
  const { snapshot } = talk(['student loan payment to navient 240'])
  expect(amounts(snapshot.expenses)).toEqual([24_000])
  expect(snapshot.liabilities).toEqual([])
  expect(amounts(talk(['missed two payments on my car, 9,000 left']).snapshot.liabilities)).toEqual([900_000])
})

test('what stands in brackets behind a payment is what is owed', () => {
  const { snapshot } = talk([
    'Rent: $1,600\nStudent loan: $300 (balance $28,000 @ 5.8%)\nVisa 150 (4,300 left)',
  ])
  expect(amounts(snapshot.expenses)).toEqual([15_000, 30_000, 160_000])
  expect(amounts(snapshot.liabilities)).toEqual([430_000, 2_800_000])
})

test('costs of one kind are not all that is spent', () => {
  const { snapshot } = talk(['business expenses are 400 a month'])
  expect([snapshot.profile.expenses, ...amounts(snapshot.expenses)]).toEqual([null, 40_000])
  expect(talk(['my basic living expenses are 2,900']).snapshot.profile.expenses).toBe(290_000)
})

test('a CD is cash beside a retirement account, and so is what was inherited', () => {
  const kinds = (text: string) => talk([text]).snapshot.assets.map(({ name, category }) => [name, category])
  expect(kinds('403b has 186,000 and we got 42k in CDs')).toContainEqual(['CDs', 'Cash and Equivalents'])
  expect(kinds('i inherited 60,000 from my grandma')).toEqual([['Inheritance', 'Cash and Equivalents']])
})
