import { expect, test } from 'vitest'
import { byWords } from '#advisor/grounding/figures.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { wantedIn } from './wanted-in.ts'

const bought = sumRecord(
  'afford-once',
  {},
  { left: ['money', 90_000], months: ['months', 3], covered: ['months', 1] },
)
const lump = sumRecord('lump-or-monthly', {}, { difference: ['money', 90_000], paid: ['money', 400_000] })
const jobs = {
  ...sumRecord('offers', {}, { difference: ['money', 395_000], month: ['money', 32_917] }),
  results: {
    difference: { label: 'Difference a year', unit: 'money', value: 395_000, source: byWords('') },
    month: { label: 'Difference a month', unit: 'money', value: 32_917, source: byWords('') },
    first: { label: 'First job', unit: 'money', value: 7_455_000, source: byWords('') },
  },
} as const
const school = {
  ...jobs,
  results: { ...jobs.results, first: { ...jobs.results.first, label: 'The first year' } },
}

test.each([
  ['how much better off am i the first year', jobs, null],
  ['what does the first year come to', school, 'first'],
  ['and the difference each month', jobs, 'month'],
  ['but parking there is 90 more a month', jobs, null],
  ['so thats how many months worth of bills', bought, 'covered'],
  ['how many months till its back', bought, null],
  ['what would the payments add up to', lump, 'paid'],
  ['which one is more', lump, null],
] as const)('%s', (text, record, wanted) => {
  expect(wantedIn(text, record)).toBe(wanted)
})

test('what a new pay brings more is asked for by the month, or all of it', () => {
  const paid = sumRecord('raise', {}, { month: ['money', 550_000], extra: ['money', 50_000] })
  expect(wantedIn('how much more is that a month', paid)).toBe('extra')
  expect(wantedIn('and what is that a month', paid)).toBe('month')
})
