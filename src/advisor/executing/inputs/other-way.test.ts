import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { otherWay } from './other-way.ts'

const daycare = { id: 4, category: 'Daycare', amount: 64_000, date: '2026-11-01' }
const snapshot = { ...emptySnapshot(), expenses: [daycare] }

/** Where the change of a daycare of 640 lands that the mind wrote as so much less to pay. */
function changed(text: string): string | undefined {
  const sum = findSum('what-if')
  const [number] = readNumbers(text)
  if (!sum || !number) throw new Error(text)
  const row: Value = { kind: 'row', row: { list: 'expenseItems', id: 4, name: 'Daycare' } }
  const value: Value = { kind: 'operation', operator: 'take', left: row, right: { kind: 'number', number } }
  return otherWay([{ slot: 'lessExpense', value }], sum, { snapshot, sums: [], before: null })[0]?.slot
}

test('a cost that rises is more to pay, and one that falls is less', () => {
  expect(changed('they go to 710 in the fall')).toBe('moreExpense')
  expect(changed('they go to 580 in the fall')).toBe('lessExpense')
})
