import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { preferSaid } from './prefer-said.ts'

function filledBy(text: string): string | undefined {
  const { numbers } = mindedAs(text, ['self-employment-tax'])
  const sum = findSum('self-employment-tax')
  if (!sum) throw new Error('There is no such sum')
  const inputs: Action['inputs'] = [{ slot: 'net', value: { kind: 'figure', sum: 's1', name: 'difference' } }]
  const action: Action = { intent: sum.name, from: null, about: [], inputs, wanted: null }
  return preferSaid(action, sum, numbers, text, '2026-11-16')[0]?.value.kind
}

test.each([
  ['self employment tax on the 67,300', 'number'],
  ['self employment tax on that', 'figure'],
  ['self employment tax on that, filing in 3 weeks', 'figure'],
])('%s: a %s', (text, kind) => expect(filledBy(text)).toBe(kind))

test('a time that is said is meant, not one of the sum before', () => {
  const sum = findSum('college')
  if (!sum) throw new Error('There is no such sum')
  const filled = (text: string) => {
    const inputs: Action['inputs'] = [{ slot: 'years', value: { kind: 'figure', sum: 's1', name: 'until' } }]
    const action: Action = { intent: sum.name, from: null, about: [], inputs, wanted: null }
    return preferSaid(action, sum, mindedAs(text, [sum.name]).numbers, text, '2026-11-16')[0]?.value.kind
  }
  expect(filled('and all four years together')).toBe('number')
  expect(filled('and all of it together')).toBe('figure')
})

test('a time that is said comes before one that was heard', () => {
  const sum = findSum('emergency-fund')
  if (!sum) throw new Error('There is no such sum')
  const [heard] = hearNumbers('is 4 months enough', readNumbers('is 4 months enough'))
  const inputs: Action['inputs'] = [{ slot: 'months', value: { kind: 'number', number: heard! } }]
  const action: Action = { intent: sum.name, from: null, about: [], inputs, wanted: null }
  const text = 'then 9 months come to'
  const { numbers } = mindedAs(text, [sum.name])
  expect(preferSaid(action, sum, numbers, text, '2026-11-16')).toMatchObject([
    { value: { number: { value: 9 } } },
  ])
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
