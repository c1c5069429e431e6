import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

test.each([
  'im 58 with 350k in the 401k and i add 700 a month',
  'i invest 600 a month',
  'my roth has 22k, been throwing in 250 every month',
  '47, have 150k saved, we put in 900 a month',
  'my employer adds 120 a month to my hsa',
  'i have 40k in an index fund and chip in 300 a month',
])('%s: is no pay', (text) => expect(talk([text]).snapshot.profile.income).toBeNull())

test.each([
  ['i make 50k and uber adds 400 a month', 5_480_000],
  ['i put in 40 hours a week at 21 an hour', 4_368_000],
])('%s: is pay', (text, income) => expect(talk([text]).snapshot.profile.income).toBe(income))

test('nor is it a cost that nothing names', () => {
  const rows = (text: string) => talk([text]).snapshot.expenses.map(({ category }) => category)
  expect(rows('i have 30k in a roth and stash 300 every month')).toEqual([])
})

test('and what goes into savings each month is not all that is there', () => {
  const saved = (text: string) => talk([text]).snapshot.profile.savings
  expect(saved('i put 250 a month into my ira and 150 into savings')).toBeNull()
  expect(saved('i have 9k in savings')).toBe(900_000)
})
