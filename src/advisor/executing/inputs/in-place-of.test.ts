import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { inPlaceOf } from './in-place-of.ts'

const from = sumRecord('saved-by', { monthly: ['money', 35_000] }, {}, { id: 's1' })
const before = 'i put in 350 a month'
const heard: Value = { kind: 'number', number: hearNumbers(before, readNumbers(before))[0]! }

function countOf(text: string, slot: string, old: Value): number {
  const [number] = readNumbers(text)
  if (!number) throw new Error(text)
  const inputs = [old, { kind: 'number', number } as const].map((value) => ({ slot, value }))
  return inPlaceOf(inputs, text, from).length
}

test.each([heard, { kind: 'figure', sum: 's1', name: 'monthly' } as const])(
  'a new amount stands in place of the one before, unless it is added',
  (old) => {
    expect(countOf('what if i put in 500', 'monthly', old)).toBe(1)
    expect(countOf('what if i put in 500 more', 'monthly', old)).toBe(2)
  },
)

test('pay may come from two places', () => expect(countOf('and 500 from him', 'income', heard)).toBe(2))
