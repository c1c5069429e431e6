import { expect, test } from 'vitest'
import { findRow } from './rows.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  ['Visa', ['Visa card', 'Amex'], 'Visa card'],
  ['Jeep', ['Jeep loan'], 'Jeep loan'],
  ['Lease', ['Rent'], 'Rent'],
  ['Card', ['Mastercard'], 'Mastercard'],
  ['Student loans', ['Student loan'], 'Student loan'],
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
])('%s is none of %j', (name, rows) => {
  expect(findRow(named(...rows), name)).toBeNull()
})
