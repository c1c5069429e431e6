import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { toldBefore } from './told-before.ts'

const income = findSum('afford-monthly')?.inputs['income']
if (!income) throw new Error('afford-monthly takes no income')

const ratio = sumRecord('debt-to-income', { part: ['money', 40_000], whole: ['money', 700_000] }, {})
const tax = sumRecord('income-tax', { income: ['money', 9_600_000] }, {}, { id: 's2' })

test('the pay that a share was taken of is the pay', () =>
  expect(toldBefore('income', income, [ratio])).toMatchObject({ value: 700_000 }))

test('the newest counts, by the period of the input', () =>
  expect(toldBefore('income', income, [ratio, tax])).toMatchObject({ value: 800_000 }))

test('what is nobody’s own is not recalled', () => {
  const card = sumRecord('payoff-time', { balance: ['money', 500_000] }, {})
  expect(toldBefore('balance', income, [card])).toBeNull()
  expect(toldBefore('income', income, [card])).toBeNull()
})
