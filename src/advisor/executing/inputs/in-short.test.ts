import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { inShort } from './in-short.ts'

const before = 'the condo is 265k and we want $1,500,000'
const heard = hearNumbers(before, readNumbers(before))

test.each([
  ['what is 5% on the 265', 265_000],
  ['what is 5% on 265 more', 265],
  ['what is 5% on the 300', 300],
  ['still 5% on the 1500', 1500],
])('%s: %d', (text, expected) => {
  const number = readNumbers(text).at(-1)
  if (!number) throw new Error(text)
  const [base] = inShort([{ slot: 'base', value: { kind: 'number', number } }], text, heard, [])
  expect(base?.value.kind === 'number' && base.value.number.value).toBe(expected)
})

test('a sum that was made with it tells, too', () => {
  const text = 'and what about the 265'
  const [number] = readNumbers(text)
  if (!number) throw new Error(text)
  const house = sumRecord('house-payment', { price: ['money', 26_500_000] }, {}, { id: 's4' })
  const [base] = inShort([{ slot: 'base', value: { kind: 'number', number } }], text, [], [house])
  expect(base?.value).toEqual({ kind: 'figure', sum: 's4', name: 'price' })
})
