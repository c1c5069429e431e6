import { expect, test } from 'vitest'
import { sayMonths, sayTenths } from './say.ts'

test.each([
  [1, '1 month'],
  [23, '23 months'],
  [24, '2 years'],
  [73, '6 years 1 month'],
  [34, '2 years 10 months'],
])('%d months are said as %s', (count, words) => expect(sayMonths(count)).toBe(words))

test('a part of a month is never rounded up', () => {
  expect(sayTenths(6.29)).toBe('6.2 months')
  expect(sayTenths(1)).toBe('1 month')
})
