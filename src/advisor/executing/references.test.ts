import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { figureValue } from './references.ts'

test('what is put away is no result of the same name, where just that is to be filled', () => {
  const input = findSum('goal-time')?.inputs['monthly']
  if (!input) throw new Error('goal-time')
  const pace = sumRecord('goal-pace', { monthly: ['money', 40_000] }, { monthly: ['money', 85_715] })
  const given = { ...pace.inputs['monthly']!, label: input.label }
  expect(figureValue({ ...pace, inputs: { monthly: given } }, 'monthly', input)?.value).toBe(40_000)
  expect(figureValue(pace, 'monthly', input)?.value).toBe(85_715)
})
