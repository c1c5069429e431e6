import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { putDown } from './put-down.ts'

function slotsOf(text: string, slots: string[]): string[] {
  const { readings, numbers } = mindedAs(text, ['loan-payment'], slots)
  const sum = findSum('loan-payment')
  if (!sum) throw new Error('There is no such sum')
  return putDown(readings[0]?.actions[0]?.inputs ?? [], sum, numbers, text).map(({ slot }) => slot)
}

test.each<[string, string[], string[]]>([
  ['a car for 13,500, i can put 2,000 down, at 8.9%', ['principal', '', 'rate'], ['price', 'rate', 'down']],
  ['a 13,500 car with a down payment of 2,000', ['price', ''], ['price', 'down']],
  ['a 13,500 loan, 2,000 in fees', ['principal', ''], ['principal']],
  ['a car for 13,500 with 2,000 down', ['price', 'down'], ['price', 'down']],
  [
    'they want 415,000 and we put 15% down at 6.4%',
    ['principal', '', 'rate'],
    ['price', 'rate', 'downPercent'],
  ],
  ['290,000 with 5% down', ['principal', 'downPercent'], ['price', 'downPercent']],
])('%s', (text, slots, expected) => expect(slotsOf(text, slots)).toEqual(expected))

test('another down payment than the one that was said does not come off as well', () => {
  const text = 'and one at 244,000 with 21,000 down'
  const { numbers } = mindedAs(text, [])
  const [price] = numbers
  const sum = findSum('loan-payment')
  if (!price || !sum) throw new Error(text)
  const left: Value = { kind: 'number', number: price }
  const right: Value = { kind: 'figure', sum: 's1', name: 'down' }
  const principal = {
    slot: 'principal',
    value: { kind: 'operation', operator: 'take', left, right } as const,
  }
  expect(putDown([principal], sum, numbers, text)).toMatchObject([
    { slot: 'price', value: { number: { value: 244_000 } } },
    { slot: 'down', value: { number: { value: 21_000 } } },
  ])
})
