import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { paidTogether } from './together.ts'

const debt = (id: number): Value => ({ kind: 'row', row: { list: 'liabilities', id, name: `Card ${id}` } })
const of = (slot: string, value: Value) => ({ slot, value })
const amount: Value = { kind: 'constant', value: 520 }
const both = [of('balance', debt(1)), of('balance', debt(2)), of('rate', debt(1)), of('rate', debt(2))]

test('one amount for two debts pays both of them', () => {
  const payment = of('payment', amount)
  expect(paidTogether({ inputs: [...both, payment] })).toEqual([payment])
})

test('two amounts, or one debt, are left as they are', () => {
  const each = [...both, of('payment', amount), of('payment', amount)]
  expect(paidTogether({ inputs: each })).toEqual(each)
  const one = [of('balance', debt(1)), of('rate', debt(1)), of('payment', amount)]
  expect(paidTogether({ inputs: one })).toEqual(one)
})
