import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { isLeftOver } from './paid-on-debts.ts'

const date = '2026-11-01'
const snapshot = snapshotWith({
  expenses: [
    { id: 1, category: 'Rent', amount: 135_000, date },
    { id: 2, category: 'Car payment', amount: 38_000, date },
    { id: 3, category: 'Civic', amount: 29_000, date },
  ],
  liabilities: [owing(1, 'Civic', 9000, 8)],
})
const heard = (value: number): Value => ({
  kind: 'number',
  number: { value, words: `it is ${value}` } as unknown as HeardNumber,
})
const isNoPayment = (value: number) =>
  isLeftOver(heard(value), { stored: null, text: 'when is the loan gone', snapshot })

test('what was told of a rent is not paid on a debt', () => {
  expect(isNoPayment(1350)).toBe(true)
  expect(isNoPayment(380)).toBe(false)
  expect(isNoPayment(290)).toBe(false)
  expect(isNoPayment(600)).toBe(false)
})
