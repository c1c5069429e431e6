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

test('interest that a plan saves is not, nor what a budget puts by each month', () => {
  expect(currentOf(record('debt-payoff', { results: { saved: figure } }))).toBeUndefined()
  expect(currentOf(record('fifty-thirty-twenty', { results: { savings: figure } }))).toBeUndefined()
})

test('all that is owed is no balance of one debt', () => {
  const sum = findSum('payoff-time')
  if (!sum) throw new Error('payoff-time')
  expect(inherit(sum, record('net-worth', { results: { owed: figure } })).get('balance')).toBeUndefined()
  expect(inherit(sum, record('equity', { inputs: { owed: figure } })).get('balance')?.value).toBe(11_080)
})

test('one new loan replaces what all debts got each month', () => {
  const sum = findSum('consolidation')
  if (!sum) throw new Error('consolidation')
  expect(inherit(sum, record('debt-payoff', { inputs: { total: figure } })).get('payment')?.value).toBe(
    11_080,
  )
})

test('the time of a goal is no term of a loan', () => {
  const sum = findSum('affordability')
  if (!sum) throw new Error('affordability')
  const months = { label: '', unit: 'months', value: 33, source: { kind: 'words', quote: '33 months' } }
  expect(inherit(sum, record('goal-time', { results: { months } })).get('months')).toBeUndefined()
  expect(inherit(sum, record('loan-payment', { inputs: { months } })).get('months')?.value).toBe(33)
})

test('how long somebody saves is not how long a house is paid off', () => {
  const house = findSum('house-payment')
  const growth = findSum('growth')
  if (!house || !growth) throw new Error('house-payment')
  const months = { label: '', unit: 'months', value: 36, source: { kind: 'words', quote: '3 yrs' } }
  expect(inherit(house, record('goal-payment', { inputs: { months } })).get('months')).toBeUndefined()
  expect(inherit(house, record('loan-payment', { inputs: { months } })).get('months')?.value).toBe(36)
  expect(inherit(growth, record('goal-payment', { inputs: { months } })).get('months')?.value).toBe(36)
})

test('what is spent in a month counts twelve times in a year', () => {
  const sum = findSum('four-percent')
  if (!sum) throw new Error('four-percent')
  const spent = record('budget-summary', { inputs: { expenses: figure } })
  expect(inherit(sum, spent).get('spending')?.value).toBe(11_080 * 12)
})

test('what went in is taken before what came out by the same name', () => {
  const sum = findSum('fair-split')
  if (!sum) throw new Error('fair-split')
  const before = record('fair-split', {
    inputs: { mine: { ...figure, value: 400_000 } },
    results: { mine: { ...figure, value: 88_000 } },
  })
  expect(inherit(sum, before).get('mine')?.value).toBe(400_000)
})

test('what went into a sum goes on, and not a result of the same name', () => {
  const sum = findSum('rent-or-buy')
  if (!sum) throw new Error('rent-or-buy')
  const before = record('rent-or-buy', {
    inputs: { rent: figure },
    results: { rent: { ...figure, value: 930_720 } },
  })
  expect(inherit(sum, before).get('rent')?.value).toBe(11_080)
})

test('how long somebody would stay in a home is no term of its loan', () => {
  const sum = findSum('house-payment')
  if (!sum) throw new Error('house-payment')
  const years = { label: '', unit: 'months', value: 108, source: { kind: 'words', quote: '9 years' } }
  expect(inherit(sum, record('rent-or-buy', { inputs: { years } })).get('months')).toBeUndefined()
})

test('what is saved by a day is no price, and the payment of a home no debt beside it', () => {
  const [loan, afford] = [findSum('loan-payment'), findSum('affordability')]
  if (!loan || !afford) throw new Error('loan-payment, affordability')
  expect(inherit(loan, record('goal-pace', { results: { value: figure } })).get('price')).toBeUndefined()
  expect(
    inherit(afford, record('house-payment', { results: { payment: figure } })).get('debts'),
  ).toBeUndefined()
})

test('a loan keeps the rate that was assumed for it where something else of it changes', () => {
  const sum = findSum('loan-payment')
  if (!sum) throw new Error('loan-payment')
  const rate = { label: '', unit: 'percent', value: 7, source: { kind: 'rule', name: '', text: '' } }
  expect(inherit(sum, record('loan-payment', { inputs: { rate } })).get('rate')?.value).toBe(7)
})

test('what is paid now stays, whatever the payment of the new loan came to', () => {
  const sum = findSum('consolidation')
  if (!sum) throw new Error('consolidation')
  const now = { ...figure, value: 41_000 }
  const before = record('consolidation', { inputs: { payment: now }, results: { payment: figure } })
  expect(inherit(sum, before).get('payment')?.value).toBe(41_000)
})
