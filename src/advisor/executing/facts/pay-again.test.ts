import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { withoutPayAgain } from './pay-again.ts'

const fact = (change: Change): Fact =>
  ({ change, decision: 'save', span: { start: 0, end: 1 } }) as unknown as Fact
const told = (amount: number, name = 'Pay') => [
  fact({ kind: 'profile', field: 'income', value: 9_000_000 }),
  fact({ kind: 'income', id: null, name, amount }),
]
const known = snapshotWith({ income: [{ id: 1, source: 'Salary', amount: 400_000, date: '' }] })
const count = (text: string, amount: number, snapshot = known, name?: string) =>
  withoutPayAgain(told(amount, name), text, snapshot).length

test('pay that is known comes in once', () => {
  expect(count('i make 48k', 400_000)).toBe(0)
  expect(count('what cover do i need, i make 50k', 416_667)).toBe(0)
})

test('another pay comes beside it, and the first is new', () => {
  expect(count('i also earn 900 on weekends, is that taxed', 90_000)).toBe(2)
  expect(count('i tutor for 900 a month', 90_000)).toBe(2)
  expect(count('the va pays me 900 a month, is it taxed?', 90_000, known, 'VA')).toBe(2)
  expect(count('we make 5,200 a month, how much house is that?', 520_000, known, 'House')).toBe(0)
  expect(count('what cover do i need, i make 50k', 416_667, snapshotWith({}))).toBe(2)
})
