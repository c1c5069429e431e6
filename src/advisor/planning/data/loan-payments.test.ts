import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { loanPayments } from './loan-payments.ts'

const cost = (category: string, amount: number, id: number) => ({
  id,
  category,
  amount,
  description: '',
  date: '2026-11-01',
})
const debt = (
  name: string,
  category: Snapshot['liabilities'][number]['category'],
  minimumPayment: number | null,
) => ({
  id: 1,
  name,
  category,
  minimumPayment,
  amount: 900_000,
  interestRate: 5,
  notes: null,
  updatedAt: '2026-11-15T12:00:00.000Z',
})
const costs = ['Rent', 'Car payment', 'Student loans', 'Car insurance', 'Groceries', 'Mortgage'].map(
  (name, at) => cost(name, (at + 1) * 10_000, at + 1),
)
const paid = (liabilities: Snapshot['liabilities'], withMortgage = false) =>
  loanPayments({ ...emptySnapshot(), expenses: costs, liabilities }, { withMortgage })?.value

test('costs that are payments of loans count', () => expect(paid([])).toBe(20_000 + 30_000))

test('the mortgage counts where it is wanted', () => expect(paid([], true)).toBe(20_000 + 30_000 + 60_000))

test('a loan that is stored counts once', () =>
  expect(paid([debt('Honda', 'Auto Loans', 41_000)])).toBe(41_000 + 30_000))

test('without any there is nothing to count', () =>
  expect(loanPayments(emptySnapshot(), { withMortgage: true })).toBeNull())

test('loans of kinds without a name are two, and a payment under the name of its debt counts once', () => {
  const expenses = [cost('Boat payment', 21_000, 1), cost('Visa', 9000, 2)]
  const liabilities = [debt('Personal loan', 'Personal Loans', 15_000), debt('Visa', 'Credit Cards', null)]
  expect(loanPayments({ ...emptySnapshot(), expenses, liabilities }, { withMortgage: false })?.value).toBe(
    15_000 + 9000 + 21_000,
  )
})
