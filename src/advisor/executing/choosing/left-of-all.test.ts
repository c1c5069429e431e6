import { expect, test } from 'vitest'
import { byRow, byWords } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { earning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { leftOfAll } from './left-of-all.ts'

const tried = (source: SumRecord['inputs'][string]['source']): SumRecord => ({
  id: 's1',
  kind: 'afford-monthly',
  inputs: { amount: { label: 'New cost a month', unit: 'money', value: 135_000, source } },
  results: {},
  rows: {},
})
const daycare = byRow('expenseItems', { id: 1, name: 'Daycare' })
const left = (text: string, source: SumRecord['inputs'][string]['source'] = daycare) =>
  leftOfAll({ text, sums: [tried(source)], snapshot: snapshotWith({}) })?.intent ?? null

test.each([
  'so what do we have left each month',
  'how much do i have left?',
  'ok so how much money do we actually have left over right now',
  'what have we got left every month',
])('%s: of the budget', (text) => expect(left(text)).toBe('budget-summary'))

test.each([
  'so what would we have left then',
  'what do we have left after that',
  'how much do we have left with the second one',
  'what do we have left if she quits',
])('%s: of what was tried', (text) => expect(left(text)).toBeNull())

test('a cost that was said may be meant', () => {
  expect(left('what do we have left', byWords('1,250'))).toBeNull()
  expect(leftOfAll({ text: 'what do we have left', sums: [], snapshot: snapshotWith({}) })).toBeNull()
})

test('whether all of it is too much is of what is left of pay', () => {
  const rows = [spending(1, 'Rent', 900), spending(2, 'Food', 400), spending(3, 'Everything else', 300)]
  const known = snapshotWith({ income: [earning(1, 'Pay', 3000)], expenses: rows })
  const asked = (text: string, snapshot = known) => leftOfAll({ text, sums: [], snapshot })?.intent ?? null
  expect(asked('Are we spending too much?')).toBe('budget-summary')
  expect(asked('so am i spending too much each month')).toBe('budget-summary')
  // Of one thing it is asked otherwise, and of nothing that is known there is no answer.
  expect(asked('are we spending too much on food')).toBeNull()
  expect(asked('are we spending too much?', snapshotWith({ income: [earning(1, 'Pay', 3000)] }))).toBeNull()
})
