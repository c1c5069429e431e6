import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { figureValue, rowValue } from './references.ts'

test('what is put away is no result of the same name, where just that is to be filled', () => {
  const input = findSum('goal-time')?.inputs['monthly']
  if (!input) throw new Error('goal-time')
  const pace = sumRecord('goal-pace', { monthly: ['money', 40_000] }, { monthly: ['money', 85_715] })
  const given = { ...pace.inputs['monthly']!, label: input.label }
  expect(figureValue({ ...pace, inputs: { monthly: given } }, 'monthly', input)?.value).toBe(40_000)
  expect(figureValue(pace, 'monthly', input)?.value).toBe(85_715)
})

test('what something is worth fills no input that comes by the month', () => {
  const inputs = { ...findSum('savings-last')?.inputs, ...findSum('goal-time')?.inputs }
  const home = {
    id: 1,
    name: 'House',
    category: 'Real Estate',
    value: 30_000_000,
    notes: null,
    updatedAt: '',
  }
  const snapshot = { ...emptySnapshot(), assets: [home] } as never
  const row = { list: 'assets', id: 1, name: 'House' } as const
  const once = Object.values(inputs).find(({ unit, per }) => unit === 'money' && !per)
  const monthly = Object.values(inputs).find(({ unit, per }) => unit === 'money' && per === 'month')
  if (!once || !monthly) throw new Error('Both kinds of input are expected')
  expect(rowValue(row, once, snapshot)?.value).toBe(30_000_000)
  expect(rowValue(row, monthly, snapshot)).toBeNull()
})
