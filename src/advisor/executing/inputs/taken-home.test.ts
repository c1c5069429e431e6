import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { besideAtHome, paidToBoth, takenHome } from './taken-home.ts'

const sum = findSum('budget-summary')!
const heard = (value: number) =>
  ({
    slot: 'income',
    value: {
      kind: 'number',
      number: { kind: 'money', value, period: 'month', quote: '', start: 0, end: 1, words: 'i gross' },
    },
  }) as const
const empty = emptySnapshot()
const profile = { ...empty.profile, income: 6_000_000 }

test('a budget goes by what is brought home of a pay that was told before', () => {
  const snapshot = { ...empty, profile, takeHome: { amount: 390_000, isAside: false } }
  expect(takenHome([heard(5000)], sum, snapshot)).toEqual([])
  expect(takenHome([heard(3900)], sum, snapshot)).toHaveLength(1)
})

test('where nothing of that is known the pay stays', () =>
  expect(takenHome([heard(5000)], sum, { ...empty, profile })).toHaveLength(1))

test('what the other brings in comes beside what came in before', () => {
  const income = [{ id: 1, source: 'Her pay', amount: 190_000, date: '2026-11-01' }]
  const snapshot = { ...empty, income }
  const runway = findSum('runway')!
  expect(besideAtHome([heard(1900)], runway, sumRecord('runway', {}, {}), snapshot)).toEqual([])
  expect(besideAtHome([heard(1800)], runway, sumRecord('runway', {}, {}), snapshot)).toHaveLength(1)
  expect(besideAtHome([heard(1900)], runway, null, snapshot)).toHaveLength(1)
})

test('of two whose pays were told before, what is asked without naming one is asked of both', () => {
  const income = ['My pay', 'His pay'].map((source, at) => ({ id: at, source, amount: 400_000, date: '' }))
  const snapshot = { ...empty, income }
  expect(paidToBoth([heard(4000)], sum, 'what is left after 3k of bills', snapshot)).toEqual([])
  expect(paidToBoth([heard(4000)], sum, 'what is left of my pay', snapshot)).toHaveLength(1)
  expect(paidToBoth([heard(4000)], sum, 'what is left after 3k of bills', empty)).toHaveLength(1)
})
