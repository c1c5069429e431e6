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

test.each([['76,000 down and closing is 9k, how much more than that do i need', 'operation']])(
  '%s',
  (text, first) => expect(read(text)).toBe(first),
)

test('the one number of a message comes to the one figure that is added up', () => {
  const inputs = [{ slot: 'parts', value: { kind: 'figure', sum: 's1', name: 'down' } as const }]
  const added = (text: string) => addedTo({ intent: 'sum-of', inputs }, readNumbers(text)).length
  expect(added('closing costs will be 11k')).toBe(2)
  expect(added('what is it in all')).toBe(1)
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
