import { expect, test } from 'vitest'
import { readDates } from './dates.ts'

const until = (text: string) => readDates(text, '2026-11-17').map(({ value, quote }) => [quote, value])

test.each([
  ['we need 23000 by june 12 2027', 'june 12 2027', 7],
  ['wedding is june 12. how much a month', 'june 12', 7],
  ['by March 1st, 2028', 'March 1st, 2028', 16],
  ['how much to save for a 20000 wedding in june', 'june', 7],
  ['need 5000 by august', 'august', 9],
  ['i need 3000 for a trip by christmas', 'christmas', 1],
  ['12000 in june 2027', 'june 2027', 7],
  ['saving for a boat by next summer', 'summer', 7],
  ['in december 2026', 'december 2026', 1],
  ['by april', 'april', 5],
  ['hopefully before next summer', 'summer', 7],
])('%s', (text, quote, months) => {
  expect(until(text)).toEqual([[quote, months]])
})

test.each([
  'I was born in March 1954',
  'the divorce was final in september',
  'we may buy a house',
  'i moved here in june',
  'i march to work',
  'last june we moved',
  'started june 2020 at 12.50',
  'in may 2020',
  'a mar 12,000 bill',
  'in january it dies, more like 500 a week',
  'once daycare ends next fall how much would be left then',
  'want 900 saved for christmas, thats 4 months away',
])('no day to come: %s', (text) => {
  expect(until(text)).toEqual([])
})
