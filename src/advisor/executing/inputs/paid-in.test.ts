import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { paidIn } from './paid-in.ts'

const growth = findSum('growth')
if (!growth) throw new Error('There is no such sum')
const slotOf = (value: Value, per: 'month' | 'year') =>
  paidIn([{ slot: 'start', value }], growth, [
    { ...sumRecord('sum-of', {}, { total: ['money', 30_000] }), id: 's1', per },
  ])[0]?.slot
const said = (text: string): Value => {
  const [number] = readNumbers(text)
  if (!number) throw new Error('A number is expected')
  return { kind: 'number', number }
}

test('what goes in every month is no balance to start from', () => {
  expect(slotOf({ kind: 'figure', sum: 's1', name: 'total' }, 'month')).toBe('contribution')
  expect(slotOf(said('$85 every week'), 'year')).toBe('contribution')
})

test('an amount, and what a year left over, start', () => {
  expect(slotOf(said('$8,500'), 'month')).toBe('start')
  expect(slotOf({ kind: 'figure', sum: 's1', name: 'total' }, 'year')).toBe('start')
})
