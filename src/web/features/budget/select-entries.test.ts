import { expect, test } from 'vitest'
import { editableAmount } from '#web/lib/editable-amount.ts'
import { describeAmount, emptyGoal, findFault, findGoalFault, parseAmount } from './entry-form.ts'
import { newRowId } from './new-row-id.ts'
import { inMonth, listMonths, matching, nextSorting, sortEntries } from './select-entries.ts'

const entry = (id: number, category: string, amount: number, date: string) => ({ id, category, amount, date })
const rent = entry(1, 'rent', 120_000, '2025-01-01')
const food = entry(2, 'Food', 40_000, '2025-02-05')
const fuel = entry(3, 'Fuel', 40_000, '2025-02-01')
const all = [rent, food, fuel]
const names = (rows: (typeof rent)[]) => rows.map(({ category }) => category)

test('the months of all lists, the latest first', () => {
  expect(listMonths(all, [{ id: 9, source: 'Salary', amount: 1, date: '2024-12-31' }])).toEqual([
    '2025-02',
    '2025-01',
    '2024-12',
  ])
})

test('a month and a text filter what is seen', () => {
  expect(names(inMonth(all, '2025-02'))).toEqual(['Food', 'Fuel'])
  expect(inMonth(all, null)).toBe(all)
  expect(names(matching(all, ' RE '))).toEqual(['rent'])
  expect(matching(all, '')).toBe(all)
})

test('sorting ignores letter case and keeps the order of equal entries', () => {
  expect(names(sortEntries(all, { column: 'label', descending: false }))).toEqual(['Food', 'Fuel', 'rent'])
  expect(names(sortEntries(all, { column: 'amount', descending: true }))).toEqual(['rent', 'Food', 'Fuel'])
  expect(names(sortEntries(all, { column: 'amount', descending: false }))).toEqual(['Food', 'Fuel', 'rent'])
  expect(names(sortEntries(all, { column: 'date', descending: true }))).toEqual(['Food', 'Fuel', 'rent'])
  expect(sortEntries(all, null)).toBe(all)
})

test('a column sorts one way, the other, and back to the order of entry', () => {
  const first = nextSorting(null, 'amount')
  expect(first).toEqual({ column: 'amount', descending: true })
  const second = nextSorting(first, 'amount')
  expect(second).toEqual({ column: 'amount', descending: false })
  expect(nextSorting(second, 'amount')).toBeNull()
  expect(nextSorting(second, 'label')).toEqual({ column: 'label', descending: false })
})

test('the first field at fault is found', () => {
  const fine = { label: 'Rent', amount: '$1,200.50', date: '2025-01-01' }
  expect(findFault(fine)).toBeNull()
  expect(findFault({ ...fine, label: '  ' })).toBe('label')
  expect(findFault({ ...fine, label: 'x'.repeat(201) })).toBe('label')
  for (const amount of ['', 'abc', '-5', '1e5']) expect(findFault({ ...fine, amount })).toBe('amount')
  for (const date of ['', '2025-02-30', '12025-01-01']) expect(findFault({ ...fine, date })).toBe('date')
})

test('a goal needs a name and a target', () => {
  const fine = { ...emptyGoal, name: 'House', targetAmount: '5000' }
  expect(findGoalFault(fine)).toBeNull()
  expect(findGoalFault({ ...fine, name: '' })).toBe('name')
  expect(findGoalFault({ ...fine, targetAmount: '' })).toBe('targetAmount')
  expect(findGoalFault({ ...fine, currentAmount: 'some' })).toBe('currentAmount')
})

test('amounts go into a field and come out of it the same', () => {
  for (const cents of [0, 5, 50, 120_000, 99_999_999_999_999]) {
    expect(parseAmount(editableAmount(cents))).toBe(cents)
  }
  expect(describeAmount('1200')).toBe('$1,200.00')
  expect(describeAmount('abc')).toBeUndefined()
})

test('ids are the time of creation and never the same', () => {
  const first = newRowId(5_000_000_000_000)
  expect([first, newRowId(5_000_000_000_000), newRowId(5_000_000_000_001)]).toEqual([
    5_000_000_000_000, 5_000_000_000_001, 5_000_000_000_002,
  ])
})
