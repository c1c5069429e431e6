import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { inItsPlace } from './in-its-place.ts'

const figure = { label: '', unit: 'money', value: 150_000, source: { kind: 'words', quote: '1,500' } }
const before = { id: 's2', kind: 'goal-time', inputs: { monthly: figure, current: figure }, results: {} }

/** What fills the input after the rule: an operation, or the number itself. */
function kindOf(text: string, slot: string, joined: Value): string | undefined {
  const sum = findSum('goal-time')
  const [number] = mindedAs(text, ['goal-time']).numbers
  if (!sum || !number) throw new Error('A number and its sum are wanted')
  const value: Value = {
    kind: 'operation',
    operator: 'take',
    left: joined,
    right: { kind: 'number', number },
  }
  const action: Action = { ...bare('goal-time'), from: 's2', inputs: [{ slot, value }] }
  return inItsPlace(action, sum, text, '2026-11-16', before as unknown as SumRecord)[0]?.value.kind
}

const leftOver: Value = { kind: 'figure', sum: 's1', name: 'left' }

test('a number without a word of more or less replaces what was there', () => {
  expect(kindOf('and if we stop eating out and do 1,900', 'monthly', leftOver)).toBe('number')
  expect(kindOf('ok lets say 1,750', 'monthly', leftOver)).toBe('number')
})

test('words of more or less keep what is reckoned with it', () => {
  expect(kindOf('and 300 less than whats left', 'monthly', leftOver)).toBe('operation')
  expect(kindOf('what is left after 300', 'monthly', leftOver)).toBe('operation')
})

test('a change of the same input stays one', () => {
  const own: Value = { kind: 'figure', sum: 's2', name: 'current' }
  expect(kindOf('and if i throw my 700 refund at it', 'current', own)).toBe('operation')
})
