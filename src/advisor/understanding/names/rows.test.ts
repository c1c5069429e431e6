import { expect, test } from 'vitest'
import { findRow, isOtherSort, isWritten } from './rows.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  ['Visa', ['Visa card', 'Amex'], 'Visa card'],
  ['Jeep', ['Jeep loan'], 'Jeep loan'],
  ['Lease', ['Rent'], 'Rent'],
  ['Card', ['Mastercard'], 'Mastercard'],
  ['Student loans', ['Student loan'], 'Student loan'],
  ['Food', ['Groceries'], 'Groceries'],
  ['IRS', ['Back taxes'], 'Back taxes'],
  ['Insurance', ['Car insurance'], 'Car insurance'],
])('%s speaks of one of %j', (name, rows, found) => {
  expect(findRow(named(...rows), name)?.name).toBe(found)
})

test.each([
  ['Store card', ['Mastercard']],
  ['Car washes', ['Car insurance']],
  ['Business amex', ['Business loan']],
  ['Card', ['Visa', 'Amex']],
  ['Soccer', ['Piano lessons']],
  ['HOA', ['Mortgage payment']],
  ['Diapers', ['Groceries']],
  ['Income tax', ['Property tax']],
  ['Home insurance', ['Property tax']],
  ['Car insurance', ['Car payment']],
  ['Car', ['Car insurance']],
])('%s is none of %j', (name, rows) => {
  expect(findRow(named(...rows), name)).toBeNull()
})

test.each([
  ['SEP IRA', 'the SEP is at 23,150', true],
  ['Groceries', 'groceries are closer to 520', true],
  ['Car loan', 'the truck loan is 9,000', false],
  ['SEP IRA', 'my Roth IRA has 4,000', false],
])('%s stands in "%s": %s', (name, text, expected) => {
  expect(isWritten(name, text)).toBe(expected)
})

test.each([
  ['Health insurance', 'Car insurance', true],
  ['Auto insurance', 'Car insurance', false],
  ['Insurance', 'Car insurance', false],
  ['Car loan', 'Car insurance', true],
  ['Car payment', 'Car', false],
])('%s is another sort than %s: %s', (one, other, expected) => {
  expect(isOtherSort(one, other)).toBe(expected)
})
