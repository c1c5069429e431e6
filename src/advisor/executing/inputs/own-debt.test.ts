import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { take } from '#advisor/executing/testing/worded.ts'
import { ownDebt } from './own-debt.ts'

const debt = { notes: null, updatedAt: '', minimumPayment: null, interestRate: 6 }
const snapshot = snapshotWith({
  liabilities: [
    { ...debt, id: 1, name: 'House', amount: 9_000_000, category: 'Mortgage' },
    { ...debt, id: 2, name: 'Car loan', amount: 900_000, category: 'Auto Loans' },
  ],
})

test('the debt that is named is the one that is weighed, by its own rate', () => {
  const sum = findSum('savings-or-debt')
  if (!sum) throw new Error('savings-or-debt')
  const text = 'should i pay off the house with the 90k'
  const { inputs } = take('savings-or-debt', text, 'balance')
  expect(ownDebt(inputs, sum, text, snapshot).map(({ slot, value }) => [slot, value])).toMatchObject([
    ['balance', { row: { id: 1 } }],
    ['rate', { row: { id: 1 } }],
  ])
  expect(ownDebt(inputs, sum, 'should i pay one off', snapshot)).toBe(inputs)
})

test('what is kept back stays kept', () => {
  const sum = findSum('savings-or-debt')
  if (!sum) throw new Error('savings-or-debt')
  const text = 'keep 2,000 back and pay the car loan'
  const { inputs } = take('savings-or-debt', text, 'kept')
  expect(ownDebt(inputs, sum, text, snapshot).map(({ slot }) => slot)).toEqual(['kept', 'balance', 'rate'])
})
