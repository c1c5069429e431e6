import { describe, expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { goOn } from './going-on.ts'

const goes = (text: string, ...sums: SumRecord[]) =>
  goOn({ text, minded: mindedAs(text, []), sums, snapshot: emptySnapshot() })

const card = sumRecord(
  'payoff-time',
  { balance: ['money', 410_000], rate: ['percent', 19.9], payment: ['money', 18_000] },
  { months: ['months', 29] },
)

describe('one number in place of another', () => {
  const egg = sumRecord(
    'growth',
    { contribution: ['money', 12_000], rate: ['percent', 7], months: ['months', 240] },
    { value: ['money', 6_000_000] },
  )
  test('takes the input that it is most like', () => {
    expect(goes('nah 80 is more like it', egg)).toMatchObject({
      intent: 'growth',
      from: 's1',
      inputs: [{ slot: 'contribution', value: { number: { value: 80 } } }],
    })
    expect(goes('cant. the most i could do is 150', card)?.inputs).toMatchObject([{ slot: 'payment' }])
    expect(goes('no wait i meant 5%', egg)?.inputs).toMatchObject([{ slot: 'rate' }])
  })
  test('is none where it tells of something else, or is of another size', () => {
    expect(goes('no, i have 3 kids', egg)).toBeNull()
    const budget = sumRecord(
      'budget-summary',
      { income: ['money', 400_000], expenses: ['money', 130_000] },
      {},
    )
    expect(goes('the food is more like 900', budget)).toBeNull()
    expect(goes('nah 90,000 is more like it', egg)).toBeNull()
    expect(goes('i could do with 80', egg)).toBeNull()
  })
})

describe('what goes on from an employer’s match', () => {
  const match = sumRecord(
    'employer-match',
    { salary: ['money', 6_000_000], percent: ['percent', 5] },
    { match: ['money', 150_000], own: ['money', 300_000] },
  )
  test('is one’s own part of each check', () => {
    expect(goes('and my part per paycheck? paid twice a month', match)).toMatchObject({
      intent: 'quotient',
      inputs: [
        { slot: 'amount', value: { sum: 's1', name: 'own' } },
        { slot: 'by', value: { value: 24 } },
      ],
    })
  })
  test('is both parts, put in every month', () => {
    const found = goes('and if both keep going in for 20 years at 6%', match)
    expect(found?.inputs.map(({ slot }) => slot)).toEqual(['contribution', 'rate', 'months'])
    expect(found).toMatchObject({
      inputs: [{ value: { left: { left: { name: 'own' }, right: { name: 'match' } } } }, {}, {}],
    })
    expect(goes('for 20 years at 6%', match)).toBeNull()
  })
})

describe('an amount by its name', () => {
  const payout = sumRecord(
    'product',
    {},
    { total: ['money', 640_000] },
    { words: 'what is my vacation payout' },
  )
  const lasts = sumRecord(
    'runway',
    { savings: ['money', 500_000], expenses: ['money', 250_000] },
    { months: ['months', 2] },
    { id: 's2' },
  )
  test('comes on top of what is there', () => {
    expect(goes('ok and with the vacation payout added', payout, lasts)).toMatchObject({
      intent: 'runway',
      from: 's2',
      inputs: [{ slot: 'savings', value: { operator: 'add', right: { sum: 's1', name: 'total' } } }],
    })
    expect(goes('and with the bonus added', payout, lasts)).toBeNull()
  })
})

describe('what is missing', () => {
  const gap = sumRecord(
    'difference',
    {},
    { difference: ['money', 90_000] },
    { words: 'how much am i still short' },
  )
  test('is saved for', () => {
    expect(goes('putting away 60 a month, how long is that', gap)).toMatchObject({
      intent: 'goal-time',
      inputs: [{ slot: 'target', value: { sum: 's1', name: 'difference' } }, { slot: 'monthly' }],
    })
    expect(goes('putting away 60 a month, how long is that', { ...gap, words: 'what is left' })).toBeNull()
  })
  test('of a cushion keeps what is there already', () => {
    const cushion = sumRecord('emergency-fund', {}, { gap: ['money', 300_000] })
    expect(goes('saving 150 a month when is that', cushion)).toMatchObject({
      intent: 'emergency-fund',
      from: 's1',
    })
    expect(goes('i could save 150 a month', cushion)).toMatchObject({ intent: 'emergency-fund', from: 's1' })
  })
})

test('what a car costs in all counts what was put down, where that is asked', () => {
  const loan = sumRecord(
    'loan-payment',
    { down: ['money', 200_000] },
    { payment: ['money', 30_000], total: ['money', 1_800_000] },
  )
  expect(goes('so whats the total with the down payment', loan)).toMatchObject({
    intent: 'sum-of',
    inputs: [{ value: { name: 'total' } }, { value: { name: 'down' } }],
  })
  expect(goes('whats the total', loan)).toBeNull()
})

test('the old payment on a new loan goes by its number, too', () => {
  const renewed = sumRecord(
    'refinance',
    { principal: ['money', 20_000_000], newRate: ['percent', 5.5] },
    { payment: ['money', 110_000], saved: ['money', 20_000], oldPayment: ['money', 130_040] },
  )
  expect(goes('what if we kept paying the 1,300 on it', renewed)).toMatchObject({ intent: 'payoff-time' })
  expect(goes('what if we kept paying the 1,500 on it', renewed)).toBeNull()
})
