import { expect, test } from 'vitest'
import { makeSum } from '#advisor/executing/testing/made-sum.ts'
import { earning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { paidInstead } from './in-its-place.ts'

const snapshot = snapshotWith({
  income: [earning(1, 'Pay', 5000)],
  expenses: [spending(1, 'Rent', 2000), spending(2, 'Daycare', 1250)],
})
const left = (text: string, slot = 'amount', sum = 'afford-monthly') =>
  makeSum(sum, text, text.includes('two') ? ['', slot] : [slot], { snapshot }).record.results['left']?.value

test('what is paid for one today is in the cost of all', () => {
  expect(left('could we pay it, daycare for two would be 2,000')).toBe(100_000)
  expect(left('daycare for both would be 2,000', 'moreExpense', 'what-if')).toBe(100_000)
})

test('but not in the cost of one more', () => {
  expect(left('a second spot at the daycare would be 2,000')).toBe(-25_000)
  expect(left('daycare would be 2,000')).toBe(-25_000)
})

test.each([
  ['daycare for two', 'Daycare'],
  ['daycare for the two of them', 'Daycare'],
  ['daycare for two months', undefined],
  ['daycare for two more', undefined],
  ['piano for both kids', undefined],
])('%s stands in the place of %s', (words, name) => expect(paidInstead(words, snapshot)?.category).toBe(name))
