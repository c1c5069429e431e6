import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { addedTo, whatIsLeft } from './what-is-left.ts'

const proceeds: Value = { kind: 'figure', sum: 's1', name: 'difference' }

function read(text: string) {
  const [down, costs] = readNumbers(text).map((number): Value => ({ kind: 'number', number }))
  if (!down || !costs) throw new Error('There are no costs')
  const paid: Value = { kind: 'operation', operator: 'add', left: down, right: costs }
  const inputs = [
    { slot: 'amount', value: paid },
    { slot: 'take', value: proceeds },
  ]
  return whatIsLeft({ intent: 'difference', inputs }, text)[0]?.value.kind
}

test.each([
  ['76,000 down and closing is 9k. how much cash do i have after closing', 'figure'],
  ['76,000 down and closing is 9k, what is left', 'figure'],
  ['76,000 down and closing is 9k, how much more than that do i need', 'operation'],
])('%s', (text, first) => expect(read(text)).toBe(first))

test('the cash that is left is of the savings, and not of the price', () => {
  const home = sumRecord(
    'down-payment',
    { price: ['money', 40_000_000], savings: ['money', 11_000_000] },
    { down: ['money', 8_000_000] },
  )
  const figure = (name: string): Value => ({ kind: 'figure', sum: 's1', name })
  const inputs = [
    { slot: 'amount', value: figure('price') },
    { slot: 'take', value: figure('down') },
  ]
  const left = (text: string) => whatIsLeft({ intent: 'difference', inputs }, text, [home])[0]?.value
  expect(left('how much cash do we have left after closing')).toEqual(figure('savings'))
  expect(left('what is left to borrow')).toEqual(figure('price'))
})

test('the one number of a message comes to the one figure that is added up', () => {
  const inputs = [{ slot: 'parts', value: { kind: 'figure', sum: 's1', name: 'down' } as const }]
  const added = (text: string) => addedTo({ intent: 'sum-of', inputs }, readNumbers(text)).length
  expect(added('closing costs will be 11k')).toBe(2)
  expect(added('what is it in all')).toBe(1)
})

test('what somebody has is not short of what it pays for', () => {
  const first = (text: string) => {
    const [down, costs, has] = readNumbers(text).map((number): Value => ({ kind: 'number', number }))
    if (!down || !costs || !has) throw new Error('Nothing was read')
    const paid: Value = { kind: 'operation', operator: 'add', left: down, right: costs }
    const inputs = [
      { slot: 'amount', value: paid },
      { slot: 'take', value: has },
    ]
    return whatIsLeft({ intent: 'difference', inputs }, text)[0]?.value.kind
  }
  expect(first('46,500 down and closing is 8,200. i got 71k. do i have enough?')).toBe('number')
  expect(first('46,500 down and closing is 8,200. they want 71k. do i have enough?')).toBe('operation')
})

test('what was left already is not taken off once more', () => {
  const before = sumRecord(
    'difference',
    { amount: ['money', 7_100_000], take: ['money', 5_470_000] },
    { difference: ['money', 1_630_000] },
  )
  const text = 'i got 71k, whats left after closing'
  const [number] = readNumbers(text)
  if (!number) throw new Error('Nothing was read')
  const inputs = [
    { slot: 'amount', value: { kind: 'number', number } as const },
    { slot: 'take', value: proceeds },
  ]
  expect(whatIsLeft({ intent: 'difference', inputs }, text, [before])[1]?.value).toMatchObject({
    name: 'take',
  })
})
