import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { asking } from '#advisor/executing/testing/made-sum.ts'
import { earning, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { countedOnce } from './counted-once.ts'

const heard = hearNumbers('ss is 1,815, so 1,815', readNumbers('ss is 1,815, so 1,815')).map(
  (number): Value => ({ kind: 'number', number }),
)
const [one, again] = heard
if (!one || !again) throw new Error('Two numbers are expected')
const joined = (operator: 'add' | 'take', left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})
const total: Value = { kind: 'total', name: 'expenses' }

test('an amount that was heard twice is one', () => {
  const difference = asking('difference', 'is that enough')
  const once = (value: Value) => countedOnce([{ slot: 'amount', value }], difference)[0]?.value
  expect(once(joined('add', one, again))).toEqual(one)
  expect(once(joined('take', joined('add', total, one), again))).toEqual(joined('add', total, one))
})

test('what is said and stored comes in once', () => {
  const snapshot = snapshotWith({ income: [earning(1, 'Wife', 2400), earning(2, 'My pay', 3000)] })
  const asked = asking('budget-summary', 'she brings home 2,400', ['income'], { snapshot })
  const row = (id: number, name: string) => ({
    slot: 'income',
    value: { kind: 'row', row: { list: 'incomeItems', id, name } } as const,
  })
  const inputs = [...asked.action.inputs, row(1, 'Wife'), row(2, 'My pay')]
  expect(countedOnce(inputs, asked)).toEqual([...asked.action.inputs, row(2, 'My pay')])
})
