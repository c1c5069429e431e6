import { expect, test } from 'vitest'
import { matchesTyped } from './command.ts'
import { readExpense } from './read-expense.ts'

test.each([
  ['coffee 40', 'Coffee', 4000],
  ['  Coffee   $4.50 ', 'Coffee', 450],
  ['add rent 1,800', 'Rent', 180_000],
  ['$1,200 for rent', 'Rent', 120_000],
  ['12 bus tickets', 'Bus tickets', 1200],
  ['add 30 on car wash', 'Car wash', 3000],
])('%j is an expense', (typed, label, amount) => {
  expect(readExpense(typed)).toEqual({ label, amount })
})

test.each([
  '',
  'coffee',
  '40',
  'how much is rent?',
  'what about 400',
  'pay off 5000 at 22% with 300',
  'can I afford a car for 9000',
  'coffee 0',
  'room 101 rent',
  'and with 400',
  'my rent is 1800',
])('%j is none', (typed) => {
  expect(readExpense(typed)).toBeNull()
})

test('words are meant by their beginnings, in any order', () => {
  expect(matchesTyped('', 'Balance Sheet')).toBe(true)
  expect(matchesTyped('sh bal', 'Balance Sheet')).toBe(true)
  expect(matchesTyped('heet', 'Balance Sheet')).toBe(false)
  expect(matchesTyped('log o', 'Log out')).toBe(true)
})
