import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { onlyFees } from './fees.ts'

/** What is multiplied, of two amounts that were read as one. */
function amountIn(text: string): number[] {
  const [left, right] = readNumbers(text).map((number): Value => ({ kind: 'number', number }))
  if (!left || !right) throw new Error(text)
  const value: Value = { kind: 'operation', operator: 'add', left, right }
  const [input] = onlyFees({ ...bare('product'), inputs: [{ slot: 'amount', value }] }, text).inputs
  const ends = input?.value.kind === 'operation' ? [input.value.left, input.value.right] : [input?.value]
  return ends.flatMap((end) => (end?.kind === 'number' ? [end.number.value] : []))
}

test('what is sent is no fee', () => {
  expect(amountIn('i send 250 to my dad, they charge 9 each time. how much fees in a year')).toEqual([9])
  expect(amountIn('they take 6 when i send 180. what is the fee for the year')).toEqual([6])
  expect(amountIn('i send 250 and they charge 9. how much do i spend in a year')).toEqual([250, 9])
})
