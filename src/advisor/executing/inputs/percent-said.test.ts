import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { percentSaid } from './percent-said.ts'

/** What the second number is, beside the first and multiplied with it. */
function secondOf(text: string): string | undefined {
  const [amount, share] = readNumbers(text).map((number): Value => ({ kind: 'number', number }))
  if (!amount || !share) throw new Error('Two numbers are expected')
  const times: Value = { kind: 'operation', operator: 'times', left: amount, right: share }
  const inputs = [amount, times].map((value) => ({ slot: 'parts', value }))
  const [, part] = percentSaid({ ...bare('sum-of'), inputs }, text)
  return part?.value.kind === 'operation' && part.value.right.kind === 'number'
    ? part.value.right.number.kind
    : undefined
}

test.each([
  ['the couch is 1,250 and tax is 8.25, out the door?', 'percent'],
  ['dinner was 84 and a tip of 20. total', 'percent'],
  ['a 640 ticket with a service fee around 12', 'percent'],
  ['first month 1,250 and 2 more for the deposit', 'number'],
  ['a 640 ticket with a fee of 45', 'number'],
  ['64 for me and 3 friends at the same price', 'number'],
])('%s: a %s', (text, kind) => {
  expect(secondOf(text)).toBe(kind)
})
