import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { asNamed } from './as-named.ts'
import { withoutThat } from './before-that.ts'

const paid = sumRecord(
  'payoff-time',
  { balance: ['money', 500_000], payment: ['money', 42_000] },
  { months: ['months', 13] },
  { id: 's1', words: 'at 420' },
)
const pointed: Action['inputs'] = [{ slot: 'payment', value: { kind: 'figure', sum: 's2', name: 'amount' } }]

function filled(text: string, inputs: Action['inputs']) {
  const sum = findSum('payoff-time')
  return sum && asNamed(inputs, sum, mindedAs(text, []).numbers, text, [paid])
}

test('a number that an earlier sum had fills the same input again', () => {
  expect(filled('sending the 420 there, how long', pointed)).toMatchObject([
    { slot: 'payment', value: { kind: 'figure', sum: 's1', name: 'payment' } },
  ])
})

test('a number of its own, or one that is used, is left', () => {
  expect(filled('sending the 430 there, how long', pointed)).toEqual(pointed)
  expect(filled('what is 420 of that', pointed)).toEqual(pointed)
})

test('without what was spoken of, figures come from before it', () => {
  const windfall = { ...paid, id: 's2', words: 'and with the bonus' }
  const inputs: Action['inputs'] = [{ slot: 'parts', value: { kind: 'figure', sum: 's2', name: 'months' } }]
  expect(withoutThat(inputs, 'without the bonus, both together', [paid, windfall])).toMatchObject([
    { value: { sum: 's1' } },
  ])
  expect(withoutThat(inputs, 'with the bonus', [paid, windfall])).toEqual(inputs)
})
