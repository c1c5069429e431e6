import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import type { Meant } from '#advisor/testing/minded.ts'
import { withoutUnowned } from './not-owned.ts'

function left(text: string, change: Change, meant: Meant[], decision: Fact['decision'] = 'save') {
  const fact: Fact = { change, decision, quote: text, span: { start: 0, end: text.length } }
  return withoutUnowned([fact], mindedAs(text, ['tell'], meant), text).length
}
const worth = (value: number): Change => ({
  kind: 'asset',
  id: null,
  name: 'House',
  value,
  category: 'Real Estate',
})

test('a price that is looked at is nothing that is owned', () => {
  expect(left('places here run 365,000', worth(36_500_000), [{ own: 0.1 }])).toBe(0)
  expect(left('our place is worth 365,000', worth(36_500_000), [{ own: 0.98, what: 'asset' }])).toBe(1)
})

test('nobody saves up for what they earn', () => {
  const goal = (targetAmount: number): Change => ({
    kind: 'goal',
    id: null,
    name: 'Down payment',
    targetAmount,
  })
  const text = '60,000 toward a down payment, we earn 98,000'
  expect(left(text, goal(9_800_000), [{}, { own: 0.97, what: 'income' }])).toBe(0)
  expect(left('we want 60,000 for a down payment', goal(6_000_000), [{ own: 0.9, what: 'goal' }])).toBe(1)
})

test('the price of what is bought with money down is no goal', () => {
  const text = '31,000 and i put 5,000 down'
  const change: Change = { kind: 'goal', id: null, name: 'Savings goal', targetAmount: 3_100_000 }
  const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  const kept = (intent: string, slots: string[]) =>
    withoutUnowned([fact], mindedAs(text, [intent], slots), text).length
  expect(kept('loan-payment', ['price', 'down'])).toBe(0)
  expect(kept('goal-payment', ['target', 'current'])).toBe(1)
})

test('what was told as saved is not asked about as what is wanted', () => {
  const goal: Change = { kind: 'goal', id: null, name: 'Buy', targetAmount: 900_000 }
  expect(
    left('buying next year, have 9,000', goal, [{ own: 0.98, what: 'savings', sure: 0.84 }], 'ask'),
  ).toBe(0)
  const nestEgg: Change = { kind: 'profile', field: 'retirementGoal', value: 48_000_000 }
  expect(left('a bigger one, 480,000 or so', nestEgg, [{ own: 0.6 }], 'ask')).toBe(0)
  expect(left('i want to retire with 480,000', nestEgg, [{ own: 0.6 }], 'ask')).toBe(1)
})

test('what is there is kept as savings where a goal was asked for', () => {
  const text = 'i have 8,000 so far'
  const change: Change = { kind: 'goal', id: null, name: 'Far', targetAmount: 800_000 }
  const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  const minded = mindedAs(text, ['tell'], [{ own: 1, what: 'savings' }])
  expect(withoutUnowned([fact], minded, text)).toMatchObject([
    { change: { field: 'savings', value: 800_000 } },
  ])
})

test('what is put by is not asked about as what is spent', () => {
  const spent: Change = { kind: 'profile', field: 'expenses', value: 90_000 }
  expect(left('we add about 900 a month', spent, [{ own: 0.9 }], 'ask')).toBe(0)
  expect(left('we go through 900 a month', spent, [{ own: 0.9 }], 'ask')).toBe(1)
})
