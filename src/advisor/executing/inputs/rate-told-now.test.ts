import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { rateToldNow } from './rate-told-now.ts'

const row: Value = { kind: 'row', row: { list: 'liabilities', id: 1, name: 'Amex' } }

function rateIn(text: string, stored: number) {
  const sum = findSum('payoff-time')
  if (!sum) throw new Error('There is no such sum')
  const snapshot = snapshotWith({ liabilities: [owing(1, 'Amex', 4100, stored)] })
  const inputs = [
    { slot: 'balance', value: row },
    { slot: 'rate', value: row },
  ]
  return rateToldNow(inputs, sum, mindedAs(text, []).numbers, snapshot)[1]?.value
}

test('a rate that is told along with the question is that of the debt that had none', () => {
  expect(rateIn('amex is around 26%. 180 a month, when is it gone', 0)).toMatchObject({
    number: { value: 26 },
  })
  expect(rateIn('amex at 180 a month, when is it gone', 0)).toBe(row)
})

test('and not where the debt has its own, or two are told', () => {
  expect(rateIn('the bank pays 4%. when is the amex gone', 24.9)).toBe(row)
  expect(rateIn('4% or 26%, when is the amex gone', 0)).toBe(row)
})
