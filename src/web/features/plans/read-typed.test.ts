import { expect, test } from 'vitest'
import { readTyped, toTyped } from './read-typed.ts'

test.each([
  ['extra', '$1,234.50', { value: 123_450 }],
  ['extra', '', { value: undefined }],
  ['extra', '0', { value: 0 }],
  ['extra', '-5', { error: 'Please enter an amount from $0 to $999,999,999,999.99.' }],
  ['extra', 'a lot', { error: 'Please enter an amount from $0 to $999,999,999,999.99.' }],
  ['extra', '9999999999999', { error: 'Please enter an amount from $0 to $999,999,999,999.99.' }],
  ['rate.1', '22.9 %', { value: 22.9 }],
  ['rate.1', '2000', { error: 'Please enter a number from 0 to 1000.' }],
  ['joinMonths', '0', { error: 'Please enter a whole number from 1 to 600.' }],
  ['joinMonths', '12.5', { error: 'Please enter a whole number from 1 to 600.' }],
])('%s typed as %j', (name, text, expected) => {
  expect(readTyped('debts', name, text)).toEqual(expected)
})

test('a value is shown as it would be typed', () => {
  expect(toTyped('debts', 'extra', 30_050)).toBe('300.50')
  expect(toTyped('debts', 'extra', 30_000)).toBe('300')
  expect(toTyped('debts', 'rate.1', 22.9)).toBe('22.9')
  expect(toTyped('debts', 'rate.1', undefined)).toBe('')
})
