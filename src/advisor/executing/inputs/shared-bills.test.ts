import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sharedBills } from './shared-bills.ts'

const date = '2026-11-01'
const income = [
  { id: 1, source: 'Salary', amount: 430_000, date },
  { id: 2, source: 'His pay', amount: 550_000, date },
]
const expenses = [{ id: 1, category: 'Utilities', amount: 23_000, date }]
const heard = (slot: string, value: number, words = 'so much') => {
  const number = { kind: 'money', value, period: null, quote: '', start: 0, end: 1, words } as const
  return { slot, value: { kind: 'number', number } as const }
}
const sum = findSum('fair-split')!

test('earlier numbers are neither pay nor the only bill where more is stored', () => {
  const snapshot = { ...emptySnapshot(), income, expenses }
  const inputs = [heard('mine', 4300), heard('theirs', 1950), heard('bills', 230), heard('bills', 80)]
  expect(sharedBills(inputs, sum, snapshot)).toEqual([inputs[3]])
})

test('of somebody whose pay is not known they stay', () => {
  const inputs = [heard('mine', 4300), heard('theirs', 1950)]
  expect(sharedBills(inputs, sum, { ...emptySnapshot(), expenses })).toEqual(inputs)
})

test('one pay is not that of both', () => {
  const row = { kind: 'row', row: { list: 'incomeItems', id: 1, name: 'Salary' } } as const
  const inputs = [
    { slot: 'mine', value: row },
    { slot: 'theirs', value: row },
  ]
  expect(sharedBills(inputs, sum, { ...emptySnapshot(), income, expenses })).toEqual([])
})
