import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { alreadyCorrected } from './already-corrected.ts'

const [meant, said] = readNumbers('car insurance is $182 not $128').map((number): Value => ({
  kind: 'number',
  number,
}))
if (!meant || !said) throw new Error('Two numbers are expected')
const total: Value = { kind: 'total', name: 'expenses' }
const operation = (operator: 'add' | 'take', left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})
const corrected = operation('take', operation('add', total, meant), said)
const turnedRound = operation('add', operation('take', total, said), meant)

const withCost = (amount: number) => ({
  ...emptySnapshot(),
  expenses: [{ id: 1, category: 'Car insurance', amount, date: null }],
})

test.each([
  ['added first', corrected],
  ['taken first', turnedRound],
])('what is stored by now is not counted twice: %s', (_, value) => {
  expect(
    alreadyCorrected([{ slot: 'expenses', value }], withCost(18_200) as never, { sums: [], from: null }),
  ).toEqual([{ slot: 'expenses', value: total }])
})

test('what is not stored is still added', () => {
  const inputs = [{ slot: 'expenses', value: corrected }]
  expect(alreadyCorrected(inputs, withCost(12_800) as never, { sums: [], from: null })).toEqual(inputs)
})

test.each<Value>([{ kind: 'figure', sum: 's1', name: 'expenses' }, { kind: 'before' }])(
  'an earlier sum of all that is stored has been made again since: %o',
  (figure) => {
    const value = operation('take', operation('add', figure, meant), said)
    const made = (cents: number) => [
      sumRecord('budget-summary', { expenses: ['money', cents] }, {}, { id: 's1' }),
    ]
    const corrected = (cents: number) =>
      alreadyCorrected([{ slot: 'expenses', value }], withCost(18_200) as never, {
        sums: made(cents),
        from: made(cents)[0] ?? null,
      })[0]?.value
    expect([corrected(18_200), corrected(12_800)]).toEqual([figure, value])
  },
)
