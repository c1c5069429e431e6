import { expect, test } from 'vitest'
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { withRestOfTotal } from './rest-of-total.ts'

const date = '2026-11-01'
const told = (value: number, ...rows: [string, number][]) => {
  const expenses = rows.map(([category, amount], at) => ({ id: at + 1, category, amount, date }))
  const change: Change = { kind: 'profile', field: 'expenses', value }
  const fact: Fact = { change, decision: 'save', quote: '', span: { start: 0, end: 1 } }
  const hearing = { text: '', snapshot: snapshotWith({ expenses }) } as Hearing
  return withRestOfTotal([fact], hearing)
    .slice(1)
    .map(({ change: kept }) => kept)
}

test('a total that is told after most of its rows leaves the rest as a row', () => {
  expect(told(330_000, ['Rent', 150_000], ['Car', 40_000])).toEqual([
    { kind: 'expense', id: null, name: 'Everything else', amount: 140_000 },
  ])
  expect(told(330_000, ['Rent', 190_000], ['Everything else', 90_000])).toEqual([
    { kind: 'expense', id: 2, name: 'Everything else', amount: 140_000 },
  ])
})

test('rows that are little of it, or more than it, are left as they are', () => {
  expect(told(330_000, ['Phone', 8000])).toEqual([])
  expect(told(180_000, ['Rent', 150_000], ['Car', 40_000])).toEqual([])
})

const groceries: Change = { kind: 'expense', id: null, name: 'Groceries', amount: 40_000 }
const beside = (text: string, rest: number) => {
  const fact: Fact = { change: groceries, decision: 'save', quote: text, span: { start: 0, end: 1 } }
  const expenses = [{ id: 1, category: 'Everything else', amount: rest, date }]
  const hearing = { text, snapshot: snapshotWith({ expenses }) } as Hearing
  return withRestOfTotal([fact], hearing)
    .slice(1)
    .map(({ change }) => change)
}

test('what is named later was a part of the rest', () => {
  expect(beside('groceries are 400', 140_000)).toEqual([
    { kind: 'expense', id: 1, name: 'Everything else', amount: 100_000 },
  ])
})

test.each([
  ['groceries are 400', 30_000],
  ['i also spend 400 on groceries', 140_000],
  ['we just started a meal kit, 400', 140_000],
])('what comes on top leaves the rest alone: %s', (text, rest) => expect(beside(text, rest)).toEqual([]))
