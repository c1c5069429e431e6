import { expect, test } from 'vitest'
import { readRhythm, saidCompounding } from './rhythm.ts'

test.each([
  ['at 5% compounded annually', 1],
  ['the interest is added once a year instead of every month', 1],
  ['compounded every month, not once a year', 12],
  ['with semi-annual compounding', 2],
  ['4% compounded quarterly', 4],
  ['daily compounding', 365],
  ['what does 9,000 grow to by next year', null],
])('%s: interest is added %s times a year', (words, times) => {
  expect(saidCompounding(words)).toBe(times)
})

test('deposits of a year go in once a year where interest does', () => {
  expect(readRhythm('put in 4,000 at the end of every year, compounded yearly').contributionsPerYear).toBe(1)
  expect(readRhythm('put in 4,000 every year').contributionsPerYear).toBe(12)
  expect(readRhythm('500 a month at 7% a year compounded annually').contributionsPerYear).toBe(12)
  expect(readRhythm('300 at the start of each month').timing).toBe('start')
})
