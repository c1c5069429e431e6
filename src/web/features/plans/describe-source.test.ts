import { expect, test } from 'vitest'
import type { PayBasis } from '#finance/household.ts'
import { describeSource } from './describe-source.ts'

const surplus = (pay: PayBasis) =>
  describeSource({ kind: 'formula', formula: 'income minus expenses', inputs: [], pay })

test('what rests on pay says when that is, or may be, before tax', () => {
  expect(surplus('unsaid')).toBe('Income minus expenses, may be before tax')
  expect(surplus('gross')).toBe('Income minus expenses, before tax')
  expect(surplus('net')).toBe('Income minus expenses')
})

test('what does not rest on pay says where it comes from alone', () => {
  expect(describeSource({ kind: 'row', list: 'assets', itemId: 1, name: 'Ally' })).toBe(
    'From your balance sheet: Ally',
  )
})
