import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const stored = (text: string) => {
  const { expenses, liabilities, assets } = talk([text]).snapshot
  return {
    paid: expenses.map(({ amount }) => amount / 100),
    owed: liabilities.map(({ amount }) => amount / 100),
    owned: assets.map(({ value }) => value / 100),
  }
}

test.each([
  'car 380 with 14k left on it at 7.9',
  'my truck is 380 a month, 14k left',
  'car 380 a month and about 14k to go',
])('what is paid stands before what is left: %s', (text) =>
  expect(stored(text)).toEqual({ paid: [380], owed: [14_000], owned: [] }),
)

test('what a car is worth stands before what is owed, too', () =>
  expect(stored('the car is worth 1,500 and i owe 14k on it')).toEqual({
    paid: [],
    owed: [14_000],
    owned: [1500],
  }))
