import { expect, test } from 'vitest'
import { nameAccount } from './name-account.ts'

test.each([
  ['chase-checking_2026.csv', '', 'Chase checking'],
  ['Chase1234_Activity_20260131.CSV', '', 'Chase …1234'],
  ['VenmoStatement_January_2026.csv', '', 'Venmo'],
  ['venmo_statement (3).csv', '', 'Venmo'],
  ['Apple Card Transactions - January 2026.csv', '', 'Apple card'],
  ['Apple Card Transactions - Sept 2026.csv', '', 'Apple card'],
  ['export.csv', '', 'Checking'],
  ['rbc.csv', '01234-1234567', 'Rbc …4567'],
  ['rbc.csv', 'Savings 99', 'Savings 99'],
])('%s with %j in it is about %s', (fileName, inFile, name) => {
  expect(nameAccount(inFile, { tool: null, fileName })).toBe(name)
})

test('every month of a service that is an account itself is that account', () => {
  const names = ['VenmoStatement_Jan_2026.csv', 'VenmoStatement_Feb_2026.csv', 'jane (1).csv']
  for (const fileName of names) expect(nameAccount('', { tool: 'Venmo', fileName })).toBe('Venmo')
})
