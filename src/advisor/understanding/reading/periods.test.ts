import { expect, test } from 'vitest'
import { readPeriods } from './periods.ts'
import { straighten, tokenize } from './tokens.ts'

test.each([
  ['every two weeks', 'two-weeks'],
  ['every 2 wks', 'two-weeks'],
  ['biweekly', 'two-weeks'],
  ['bi-weekly', 'two-weeks'],
  ['every other friday', 'two-weeks'],
  ['twice a month', 'half-month'],
  ['on the 1st and 15th', 'half-month'],
  ['on the 1st and on the 15th', 'half-month'],
  ['semi-monthly', 'half-month'],
  ['on the fifteenth and again on the last day of every month', 'half-month'],
  ['on the 5th and the 20th of each month', 'half-month'],
  ['the 1st n 15th', 'half-month'],
  ['every single week', 'week'],
  ['a summer', 'year'],
  ['for the season', 'year'],
  ['every march', 'year'],
  ['each Christmas', 'year'],
  ['in month', 'month'],
  ['a month', 'month'],
  ['/mo', 'month'],
  ['per month', 'month'],
  ['a mnth', 'month'],
  ['monthly', 'month'],
  ['each month', 'month'],
  ['an hour', 'hour'],
  ['/h', 'hour'],
  ['hourly', 'hour'],
  ['/hr', 'hour'],
  ['a week', 'week'],
  ['for week', 'week'],
  ['weekly', 'week'],
  ['per quarter', 'quarter'],
  ['quarterly', 'quarter'],
  ['every three months', 'quarter'],
  ['every six months', 'half-year'],
  ['a year', 'year'],
  ['a yr', 'year'],
  ['/yr', 'year'],
  ['annually', 'year'],
  ['per annum', 'year'],
  ['p.m.', 'month'],
  ['p.w.', 'week'],
  ['p.a.', 'year'],
])('%s', (text, period) => {
  expect(readPeriods(tokenize(straighten(`I get 100 ${text}`))).map((said) => said.period)).toEqual([period])
})

test.each([
  'for the first and last month',
  'on the 3rd and the 4th',
  'a quarter of it',
  'a quarter million',
  'two weeks ago',
])('%s is no period', (text) => expect(readPeriods(tokenize(straighten(`I get 100 ${text}`)))).toEqual([]))
