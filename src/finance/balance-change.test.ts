import { expect, test } from 'vitest'
import { changedBalances } from './balance-change.ts'

const visa = { id: 1, amount: 500 }
const loan = { id: 2, amount: 900 }
const trip = { id: 1, currentAmount: 70 }

test('only what stands at another amount has changed; debts and goals of one number are two things', () => {
  const before = { liabilities: [visa, loan], goals: [trip] }
  expect(changedBalances(before, before)).toEqual([])
  expect(changedBalances(before, { ...before, goals: [{ ...trip, currentAmount: 80 }] })).toEqual([
    { kind: 'goal', itemId: 1, amount: 80 },
  ])
})

test('what is new stands at its amount, what is gone at nothing', () => {
  const nothing = { liabilities: [], goals: [] }
  expect(changedBalances(nothing, { liabilities: [visa, { id: 3, amount: 0 }], goals: [trip] })).toEqual([
    { kind: 'liability', itemId: 1, amount: 500 },
    { kind: 'goal', itemId: 1, amount: 70 },
  ])
  expect(changedBalances({ liabilities: [visa, { id: 3, amount: 0 }], goals: [] }, nothing)).toEqual([
    { kind: 'liability', itemId: 1, amount: 0 },
  ])
})

test('a goal of the example counts once it is made one’s own', () => {
  const goals = [{ ...trip, sample: true }]
  expect(changedBalances({ liabilities: [], goals: [] }, { liabilities: [], goals })).toEqual([])
  expect(changedBalances({ liabilities: [], goals }, { liabilities: [], goals: [trip] })).toHaveLength(1)
})
