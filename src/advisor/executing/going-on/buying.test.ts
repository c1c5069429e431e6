import { expect, test } from 'vitest'
import { hearNumbers, type HeardNumber, keepHeard } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { payForPrice } from './buying.ts'
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

test('what a refinanced loan saves in some years, and when its costs are back', () => {
  const saves = { saved: ['money', 18_000], breakeven: ['months', 25] } as const
  const made = sumRecord('refinance', {}, saves)
  expect(ask('when do we come out ahead', [made])).toMatchObject({ intent: 'part', wanted: 'breakeven' })
  expect(ask('how much would that save in 6 years', [made])).toMatchObject({
    intent: 'product',
    inputs: [{ value: { name: 'saved' } }, { slot: 'times', value: { number: { value: 72 } } }],
  })
  expect(ask('what about a 15 year loan', [made])).toBeNull()
})

test('the pay that a price asks for goes by its payment', () => {
  const needed = (text: string) =>
    payForPrice({ text, minded: mindedAs(text, []), sums: [], snapshot: emptySnapshot() })
  expect(needed('how much do i need to make for a 380k house')).toMatchObject([
    { intent: 'house-payment', inputs: [{ slot: 'price' }] },
    { intent: 'needed-income', inputs: [{ slot: 'payment', value: { result: 'payment' } }] },
  ])
  expect(needed('i make 95k, what house can i get')).toBeNull()
})

const missing = sumRecord(
  'down-payment',
  { savings: ['money', 2_500_000] },
  { down: ['money', 5_200_000], gap: ['money', 2_700_000] },
)

test('what a down payment takes each month goes by the day that was told', () => {
  const words = 'we would like to buy in 4 years'
  const heard = keepHeard([], hearNumbers(words, readNumbers(words)))
  expect(ask('so what would we have to set aside a month', [missing], emptySnapshot(), heard)).toMatchObject({
    intent: 'goal-payment',
    inputs: [
      { slot: 'target', value: { name: 'down' } },
      { slot: 'current', value: { name: 'savings' } },
      { slot: 'months', value: { number: { value: 48 } } },
    ],
  })
  expect(ask('how much must we save each month', [missing])?.inputs.map(({ slot }) => slot)).toEqual([
    'target',
    'current',
  ])
})

test('and nothing of it where the payment on the home is asked', () =>
  expect(ask('what would the mortgage be a month', [missing])).toBeNull())
