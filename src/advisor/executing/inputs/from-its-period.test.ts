import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { fromTheirPeriods } from './from-its-period.ts'

const cost: Value = { kind: 'figure', sum: 's1', name: 'total' }
const constant = (value: number): Value => ({ kind: 'constant', value })
const join = (operator: 'times' | 'over', left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})
const yearOf = (times: number) => join('times', cost, constant(times))
const monthOf = (times: number) => join('over', yearOf(times), constant(12))

/** A conversion of what an earlier sum said by some period. */
function from(per: 'month' | 'week' | 'year' | null, value: Value): Value | undefined {
  const sums = [{ ...sumRecord('product', {}, { total: ['money', 40_000] }), id: 's1', ...(per && { per }) }]
  return fromTheirPeriods([{ slot: 'amount', value }], sums)[0]?.value
}

test('what is a year’s already is a year’s, and a month’s is brought to the month as it stands', () => {
  expect(from('year', yearOf(12))).toEqual(cost)
  expect(from('month', monthOf(52))).toEqual(cost)
  expect(from('year', monthOf(52))).toEqual(join('over', cost, constant(12)))
})

test.each([
  ['what comes by the week is converted as it was read', 'week', monthOf(52)],
  ['so is what comes by the month', 'month', yearOf(12)],
  ['and what nobody named a period of', null, monthOf(52)],
  ['a third of it is no conversion', 'year', join('over', cost, constant(3))],
] as const)('%s', (_, per, value) => {
  expect(from(per, value)).toEqual(value)
})

test('an amount is multiplied by as many times as it was said to come', () => {
  const [number] = readNumbers('37 every two weeks')
  if (!number) throw new Error('There is no number')
  const said: Value = { kind: 'number', number }
  expect(from(null, join('over', join('times', said, constant(52)), constant(12)))).toEqual(
    join('over', join('times', said, constant(26)), constant(12)),
  )
  const bare: Value = { kind: 'number', number: { ...number, period: null } }
  const weekly = join('over', join('times', bare, constant(52)), constant(12))
  expect(from(null, weekly)).toEqual(weekly)
})
