import { expect, test } from 'vitest'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { wantedIn } from './wanted-in.ts'

const bought = sumRecord(
  'afford-once',
  {},
  { left: ['money', 90_000], months: ['months', 3], covered: ['months', 1] },
)
const lump = sumRecord('lump-or-monthly', {}, { difference: ['money', 90_000], paid: ['money', 400_000] })

test.each([
  ['so thats how many months worth of bills', bought, 'covered'],
  ['how many months till its back', bought, null],
  ['what would the payments add up to', lump, 'paid'],
  ['which one is more', lump, null],
] as const)('%s', (text, record, wanted) => {
  expect(wantedIn(text, record)).toBe(wanted)
})
