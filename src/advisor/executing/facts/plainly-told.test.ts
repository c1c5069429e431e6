import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { nothingBesides } from '#advisor/testing/weighed.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { roles } from '#advisor/understanding/roles.ts'
import { readPlainly } from './plainly-told.ts'

/** Whether the fact is believed though the mind hears a sum, with the judge as sure of a cost as this. */
function isTold(text: string, id: number | null, sure: number, from: string | null = null): boolean {
  const reading = readMessage(text)
  const { start = 0, end = 0 } = reading.amounts[0] ?? {}
  const shares = roles.map((role) => (role === 'expenseItem' ? sure : role === 'none' ? 1 - sure : 0))
  const places = new Map([[start, shares]])
  const change: Change = { kind: 'expense', id, name: 'Mortgage', amount: 145_100 }
  const fact: Fact = { change, decision: 'save', quote: text, span: { start, end } }
  const minded = mindedAs(text, ['per-year'], [{ own: 0.01, what: null, slot: 'amount' }], { from })
  const weighed = { alone: places, after: places, details: new Map(), besides: nothingBesides }
  return readPlainly(minded, { ...reading, weighed }, {}).isTold(fact)
}

test('a new figure of what is known is told, where nothing is asked', () => {
  expect(isTold('ok mortgage recalculated for escrow: 1,451', 1, 1)).toBe(true)
  expect(isTold('what is the mortgage at 1,451', 1, 1)).toBe(false)
  expect(isTold('thinking of a mortgage of 1,451, what would that cost', null, 1)).toBe(false)
})

test('a number that the last sum is made again with is of what it names, and of nothing else that is stored', () => {
  expect(isTold('sorry, 1,451, I just checked', 1, 1, 's1')).toBe(false)
  expect(isTold('ok mortgage recalculated for escrow: 1,451', 1, 1, 's1')).toBe(true)
})

test('what the judge doubts, or what goes on from the sum, is not', () => {
  expect(isTold('mortgage 1,451', null, 0.1)).toBe(false)
  expect(isTold('and 1,451 a month', null, 1)).toBe(false)
})

test('a slip is set right without a number', () => {
  const isSetRight = (text: string) => {
    const change: Change = { kind: 'expense', id: 1, name: 'Gas', amount: 19_500 }
    const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
    return readPlainly(mindedAs(text, ['per-year']), readMessage(text), {}).isSetRight(fact)
  }
  expect(isSetRight('gas is per week, the other two a month')).toBe(true)
  expect(isSetRight('a year not a month, sorry')).toBe(true)
  expect(isSetRight('so per quarter')).toBe(false)
  expect(isSetRight('how much is gas per week')).toBe(false)
})
