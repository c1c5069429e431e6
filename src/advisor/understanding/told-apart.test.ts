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
