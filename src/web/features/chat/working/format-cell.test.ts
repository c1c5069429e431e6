import { expect, test } from 'vitest'
import { formatCell } from './format-cell.ts'

test.each([
  [null, 'money', '–'],
  [123_450, 'money', '$1,234.50'],
  [-500, 'money', '-$5.00'],
  [24.99, 'percent', '24.99%'],
  [7, 'percent', '7%'],
  [1, 'months', '1 month'],
  [14, 'months', '14 months'],
  [2.5, 'years', '2.5 years'],
  [2031, 'year', '2031'],
  [65, 'age', '65'],
  [12_000, 'count', '12,000'],
  [0.3649, 'ratio', '0.36'],
  ['2026-03-04', 'date', 'Mar 4, 2026'],
  ['Visa', 'text', 'Visa'],
] as const)('%s as %s is %s', (value, unit, text) => {
  expect(formatCell(value, unit)).toBe(text)
})
