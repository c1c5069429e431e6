import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { asWithdrawal } from './as-withdrawal.ts'
import { bare } from '#advisor/executing/bare-action.ts'

const record = (kind: 'rule' | 'words') =>
  ({ kind: 'independence', inputs: { rate: { source: { kind } } }, results: {} }) as unknown as SumRecord

function slotOf(text: string, from: SumRecord | null) {
  const [action] = mindedAs(text, ['independence'], ['rate']).readings[0]?.actions ?? []
  return asWithdrawal(action ?? bare('independence'), text, from)[0]?.slot
}

test('a small rate changes what is drawn, unless a return was spoken of', () => {
  expect(slotOf('and at 3.25%', record('rule'))).toBe('withdrawal')
  expect(slotOf('and at 8%', record('rule'))).toBe('rate')
  expect(slotOf('with returns of 4%', record('rule'))).toBe('rate')
  expect(slotOf('and at 4%', record('words'))).toBe('rate')
  expect(slotOf('drawing 3% to be safe', record('words'))).toBe('withdrawal')
  expect(slotOf('and at 4%', null)).toBe('rate')
})
