import { expect, test } from 'vitest'
import { owing, spending } from '#advisor/planning/testing/rows.ts'
import { paidOnDebt } from './paid-on-debt.ts'

const paid = (debt: ReturnType<typeof owing>, ...expenses: ReturnType<typeof spending>[]) =>
  paidOnDebt(debt, { expenses })?.value ?? null

test.each([
  ['Truck loan', 'Truck loan', 28_500],
  ['Truck loan', 'Truck payment', 28_500],
  ['Truck', 'Truck payment', 28_500],
  ['Truck loan', 'Truck insurance', null],
  ['Loan', 'Payment', null],
])('%s, and %s among the expenses: %s', (debt, expense, cents) => {
  expect(paid(owing(1, debt, 9800, 6), spending(1, expense, 285))).toBe(cents)
})

test('the payment of the debt itself comes first', () => {
  expect(paid(owing(1, 'Visa', 900, 22, 45), spending(1, 'Visa', 120))).toBe(4500)
})

test('more than is owed is paid for something else', () => {
  expect(paid(owing(1, 'Dentist', 200, 0), spending(1, 'Dentist', 250))).toBeNull()
})
