import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { spending } from '#advisor/planning/testing/rows.ts'
import { debtInStep, incomeInStep, owedAfter, spendingInStep } from './totals.ts'

const card = {
  id: 1,
  name: 'Card',
  amount: 50_000,
  interestRate: 0,
  category: 'Credit Cards' as const,
  notes: null,
  minimumPayment: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const snapshot = emptySnapshot()
const owing = { ...snapshot, profile: { ...snapshot.profile, debt: 50_000 }, liabilities: [card] }
const loan = {
  kind: 'liability',
  id: null,
  name: 'Loan',
  amount: 20_000,
  category: 'Personal Loans',
} as const
const paidOff = { kind: 'removal', from: 'liability', id: 1, name: 'Card' } as const

test('what is owed counts new debts and leaves out those paid off', () => {
  expect(owedAfter(owing, [loan])).toBe(70_000)
  expect(owedAfter(owing, [loan, paidOff])).toBe(20_000)
})

test('a total that was the sum of the debts stays it', () => {
  expect(debtInStep(owing, [loan])).toEqual({ kind: 'profile', field: 'debt', value: 70_000 })
  expect(debtInStep(owing, [])).toBeNull()
})

test('a total of another size is left alone', () => {
  const more = { ...owing, profile: { ...owing.profile, debt: 90_000 } }
  expect(debtInStep(more, [loan])).toBeNull()
})

test('the income follows its sources', () => {
  const earning = {
    ...snapshot,
    profile: { ...snapshot.profile, income: 6_000_000 },
    income: [{ id: 3, source: 'Shop', amount: 100_000, date: '2026-01-01' as const }],
  }
  const closed = { kind: 'removal', from: 'income', id: 3, name: 'Shop' } as const
  expect(incomeInStep(earning, [closed])).toEqual({ kind: 'profile', field: 'income', value: 4_800_000 })
  expect(incomeInStep(earning, [loan])).toBeNull()
})

test('what goes out in all had the cost in it that is over', () => {
  const gone = { kind: 'removal', from: 'expense', id: 2, name: 'Gym' } as const
  const expenses = [spending(1, 'Rent', 1200), spending(2, 'Gym', 60)]
  const told = (total: number | null) => ({
    ...snapshot,
    profile: { ...snapshot.profile, expenses: total },
    expenses,
  })
  expect(spendingInStep(told(300_000), [gone])).toEqual({
    kind: 'profile',
    field: 'expenses',
    value: 294_000,
  })
  // A total that its rows have outgrown is of something else.
  expect(spendingInStep(told(100_000), [gone])).toBeNull()
  expect(spendingInStep(told(null), [gone])).toBeNull()
})
