import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { preferSaid } from './prefer-said.ts'

test('a figure that the reading names stays, whatever number stands beside it', () => {
  const sum = findSum('self-employment-tax')
  if (!sum) throw new Error('There is no such sum')
  const text = 'self employment tax on the 67,300'
  const inputs: Action['inputs'] = [{ slot: 'net', value: { kind: 'figure', sum: 's1', name: 'difference' } }]
  const action: Action = { intent: sum.name, from: null, about: [], inputs, wanted: null }
  const { numbers } = mindedAs(text, [sum.name])
  expect(preferSaid(action, sum, numbers, text, '2026-11-16')).toBe(inputs)
})

test('a time that is said again goes into the sum that the message goes on from', () => {
  const sum = findSum('loan-payment')
  if (!sum) throw new Error('There is no such sum')
  const text = 'i said 60 months. 10k down 60 months'
  const { numbers } = mindedAs(text, [sum.name])
  const slots = (from: string | null) => {
    const action: Action = { intent: sum.name, from, about: [], inputs: [], wanted: null }
    return preferSaid(action, sum, numbers, text, '2026-11-16').map(({ slot }) => slot)
  }
  expect(slots('s1')).toEqual(['months'])
  expect(slots(null)).toEqual([])
})

test('a bare number that is all of a sentence is the time of the sum that the message goes on from', () => {
  const sum = findSum('loan-payment')
  if (!sum) throw new Error('There is no such sum')
  const times = (text: string) => {
    const action: Action = { intent: sum.name, from: 's1', about: [], inputs: [], wanted: null }
    const filled = preferSaid(action, sum, mindedAs(text, [sum.name]).numbers, text, '2026-11-16')
    return filled.map(({ slot, value }) => [slot, value.kind === 'number' && value.number.value])
  }
  expect(times('make it 48. and my uncle chips in 1,500')).toEqual([['months', 48]])
  expect(times('my uncle chips in 1,500. so over 48?')).toEqual([['months', 48]])
  expect(times('my uncle is 48 and chips in 1,500')).toEqual([])
})
