import { expect, test } from 'vitest'
import { makeSum } from '#advisor/executing/testing/made-sum.ts'
import { earning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'

const income = [earning(1, 'Pay', 4000)]
const told = [
  spending(1, 'House taxes', 325),
  spending(2, 'Groceries', 380),
  spending(3, 'Car insurance', 95),
]
const spent = (text: string, sum = 'budget-summary') => {
  const meant = [...text.matchAll(/\d[\d,]*/g)].map(() => 'expenses')
  return makeSum(sum, text, meant, { snapshot: snapshotWith({ income, expenses: told }) }).record.inputs[
    'expenses'
  ]
}

test.each([
  ['groceries 380, car insurance 95. what is left', 80_000],
  ['the car insurance is 95 a month, whats left now', 80_000],
  ['380 for food, 95 insurance and we would pay 900 for daycare, what is left', 170_000],
])('costs that are stored by now stand beside all that were told before: %s', (text, cents) =>
  expect(spent(text)?.value).toBe(cents),
)

test('costs of which none is stored are all that is asked about', () =>
  expect(spent('rent 1,400 and food 500, what would be left')?.value).toBe(190_000))

test('a total that is told is the total', () =>
  expect(spent('we spend 2,100 all in, what is left')?.value).toBe(210_000))
