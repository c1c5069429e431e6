import { expect, test } from 'vitest'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { asWorded } from '#advisor/executing/choosing/as-worded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'

const sums = [
  {
    ...sumRecord('required-withdrawal', { balance: ['money', 9_000_000] }, { year: ['money', 400_000] }),
    id: 's1',
  },
]
const figure = (name: string): Value => ({ kind: 'figure', sum: 's1', name })

/** A share that comes off an amount of the last sum. */
function off(text: string, name: string): [string, Value | undefined] {
  const minded = mindedAs(text, [])
  const [number] = minded.numbers
  if (!number) throw new Error('A number is expected')
  const take: Value = {
    kind: 'operation',
    operator: 'times',
    left: figure(name),
    right: { kind: 'number', number },
  }
  const inputs = [
    { slot: 'amount', value: figure(name) },
    { slot: 'take', value: take },
  ]
  const action: Action = { ...bare('difference'), inputs }
  const worded = asWorded(action, text, minded, sums)
  return [worded.intent, worded.inputs.find(({ slot }) => slot === 'amount' || slot === 'base')?.value]
}

test.each([
  'i only keep 70% of it',
  'so i bring home about 70% of that',
  'after taxes it is like 70% of that',
])('a share that is kept is told: %s', (text) => {
  expect(off(text, 'year')).toEqual(['percent-of', figure('year')])
})

test.each(['they take 30% of it, what do i keep', '30% goes to tax, what is left', 'minus 30% of that'])(
  'a share that comes off leaves the rest: %s',
  (text) => {
    expect(off(text, 'year')).toEqual(['difference', figure('year')])
  },
)

test('it is what came out last, unless something else is named', () => {
  expect(off('after 15% tax, what do i have of it', 'balance')[1]).toEqual(figure('year'))
  expect(off('take 15% off the balance', 'balance')[1]).toEqual(figure('balance'))
  expect(off('and 15% fees on that one', 'balance')[1]).toEqual(figure('balance'))
})
