import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { inherit } from './inherit.ts'

const figure = { label: '', unit: 'money', value: 11_080, source: { kind: 'words', quote: '' } }
const record = (kind: string, part: object) =>
  ({ id: 's1', kind, inputs: {}, results: {}, rows: {}, ...part }) as unknown as SumRecord
const currentOf = (from: SumRecord) => {
  const sum = findSum('goal-payment')
  if (!sum) throw new Error('goal-payment')
  return inherit(sum, from).get('current')?.value
}

test('savings that went into a sum are there for a goal', () => {
  expect(currentOf(record('emergency-fund', { inputs: { savings: figure } }))).toBe(11_080)
})

test('interest that a plan saves is not', () => {
  expect(currentOf(record('debt-payoff', { results: { saved: figure } }))).toBeUndefined()
})

test('a rise of prices that another sum assumed stays when only the return changes', () => {
  const sum = findSum('nest-egg-life')
  if (!sum) throw new Error('nest-egg-life')
  const rise = { label: '', unit: 'percent', value: 3, source: { kind: 'rule', name: '', text: '' } }
  expect(inherit(sum, record('nest-egg-life', { inputs: { inflation: rise } })).get('inflation')?.value).toBe(
    3,
  )
  expect(inherit(sum, record('nest-egg-life', { inputs: { rate: rise } })).get('rate')).toBeUndefined()
})
