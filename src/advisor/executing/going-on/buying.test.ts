import { expect, test } from 'vitest'
import { hearNumbers, type HeardNumber, keepHeard } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { goOn } from './going-on.ts'

const ask = (
  text: string,
  sums: SumRecord[],
  snapshot: Snapshot = emptySnapshot(),
  heard: readonly HeardNumber[] = [],
) => goOn({ text, minded: mindedAs(text, []), sums, snapshot, heard })

const saved = sumRecord('saved-by', {}, { total: ['money', 3_900_000] })

test.each(['what price house would that be as 15% down', 'so how much home is it if its 15% down'])(
  'what was saved is a share of a price: %s',
  (text) =>
    expect(ask(text, [saved])).toMatchObject({
      intent: 'quotient',
      inputs: [{ value: { name: 'total' } }, { slot: 'by', value: { number: { value: 15 } } }],
    }),
)

test('and not where the price is said, or nothing is pointed at', () => {
  expect(ask('what is 15% down on that 300k house', [saved])).toBeNull()
  expect(ask('what house needs 15% down', [saved])).toBeNull()
})

test('the payment on that price puts down what it was made of', () => {
  const words = 'how much house is that as 15% down'
  const price = sumRecord('quotient', { by: ['percent', 15] }, { each: ['money', 26_000_000] }, { words })
  expect(ask('whats the payment on that at 6.4', [price])).toMatchObject({
    intent: 'house-payment',
    inputs: [{ slot: 'price' }, { slot: 'downPercent' }, { slot: 'rate' }],
  })
  const other = sumRecord('quotient', { by: ['percent', 15] }, { each: ['money', 26_000_000] })
  expect(ask('whats the payment on that at 6.4', [other])).toBeNull()
})

test('a home is held against the rent that is paid', () => {
  const house = sumRecord('house-payment', {}, { payment: ['money', 240_000] })
  const snapshot = emptySnapshot()
  snapshot.expenses.push({ id: 4, category: 'Rent', amount: 150_000, date: '2026-03-01' })
  expect(ask('how much more is that than renting', [house], snapshot)).toMatchObject({
    intent: 'difference',
    inputs: [{ value: { name: 'payment' } }, { value: { row: { id: 4 } } }],
  })
  expect(ask('how much is our rent', [house], snapshot)).toBeNull()
})

test('a new loan that was told in parts', () => {
  const heard = ['27 years left on it', 'the bank quoted 5.75%', 'closing costs are 4,800'].reduce<
    readonly HeardNumber[]
  >((before, text) => keepHeard(before, hearNumbers(text, readNumbers(text))), [])
  const snapshot = emptySnapshot()
  const owed = { id: 7, name: 'House', amount: 24_000_000, interestRate: 7, category: 'Mortgage' as const }
  snapshot.liabilities.push({ ...owed, notes: null, minimumPayment: null, updatedAt: '' })
  expect(ask('when would we break even', [], snapshot, heard)).toMatchObject({
    intent: 'refinance',
    inputs: [
      { slot: 'principal' },
      { slot: 'rate', value: { row: { id: 7 } } },
      { slot: 'newRate', value: { number: { value: 5.75 } } },
      { slot: 'costs', value: { number: { value: 4800 } } },
      { slot: 'months', value: { number: { value: 324 } } },
    ],
  })
  expect(ask('when would we break even', [], snapshot)).toBeNull()
})
