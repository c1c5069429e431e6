import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { toldRate } from './told-rate.ts'

const visa: Value = { kind: 'row', row: { list: 'liabilities', id: 1, name: 'Visa' } }
const inputs = [{ slot: 'rate', value: visa }]

const rateIn = (text: string, interestRate: number | null) => {
  const debt = { id: 1, name: 'Visa', category: 'Credit Cards', amount: 620_000, interestRate }
  const snapshot = { ...emptySnapshot(), liabilities: [{ ...debt, minimumPayment: null }] } as never
  const [{ value } = { value: visa }] = toldRate(inputs, readNumbers(text) as never, snapshot)
  return value.kind === 'number' ? value.number.value : value.kind
}

test.each([
  ['how long until my Visa is paid off with 300 a month at 22.9%', null, 22.9],
  ['how long until my Visa is paid off with 300 a month at 22.9%', 19, 'row'],
  ['how long until my Visa is paid off with 300 a month', null, 'row'],
  ['is the Visa better at 12% or at 14%', null, 'row'],
])('%s, with a rate of %s stored: %s', (text, stored, expected) => {
  expect(rateIn(text, stored)).toBe(expected)
})
