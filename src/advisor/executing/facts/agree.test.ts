import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { agreeOn } from './agree.ts'
import { leftOf, pay, rent } from '#advisor/executing/testing/left-of.ts'

test("'is' in the middle of a statement asks nothing", () =>
  expect(leftOf('correction, rent is 1,900 not 1,800', { intents: ['budget-summary'], what: 'income' })).toBe(
    1,
  ))

test('what names what follows asks nothing', () =>
  expect(leftOf('What I pay: rent 1,900', { intents: ['budget-summary'], what: null })).toBe(1))

test('of several numbers the one that a fact was made of decides', () => {
  const text = 'insurance on it would go from 96 to 151 a month. how much more per year'
  const change: Change = { kind: 'expense', id: null, name: 'Insurance', amount: 15_100 }
  const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  const meant = [
    { own: 0.97, what: 'expense' as const },
    { own: 0, what: 'expense' as const },
  ]
  expect(agreeOn([fact], mindedAs(text, ['difference'], meant), text)).toEqual([])
  expect(agreeOn([fact], mindedAs(text, ['difference'], meant.toReversed()), text)).toEqual([fact])
})

test('without a mind everything is kept', () => {
  const fact: Fact = { change: rent, decision: 'ask', quote: 'x', span: { start: 0, end: 1 } }
  expect(agreeOn([fact], null, 'x')).toEqual([fact])
})

test('what is told is kept, unless the number is clearly no fact', () => {
  expect(leftOf('rent there is 1,900', { own: 0.1 })).toBe(1)
  expect(leftOf('rent there is 1,900', { own: 0.01 })).toBe(0)
  // Of this the judge is sure.
  expect(leftOf('my rent is 1,900', { own: 0.01 })).toBe(1)
})

test('in a question both must take the number for the same', () => {
  const question = 'my rent is 1,900, is that too much?'
  const asked = { intents: ['housing-ratio'] }
  expect(leftOf(question, { ...asked, what: 'expense' })).toBe(1)
  expect(leftOf(question, { ...asked, what: 'income' })).toBe(0)
  expect(leftOf(question, { ...asked, what: null })).toBe(0)
  expect(leftOf(question, { ...asked, what: 'expense', own: 0.2 })).toBe(0)
})

test('no amount is kept of a question without a number', () =>
  expect(leftOf('what is that per quarter?', { intents: ['part'], change: pay })).toBe(0))

test('nobody is asked about a number of a question, nor for an age told in passing', () => {
  const birth: Change = { kind: 'birthYear', value: 1992 }
  expect(leftOf('is 1,900 too much?', { intents: ['enough'], what: 'expense', decision: 'ask' })).toBe(0)
  const passing = 'I turned 34 in May and we moved to Ohio'
  expect(leftOf(passing, { change: birth, decision: 'ask' })).toBe(0)
  expect(leftOf('I turned 34', { change: birth, decision: 'ask' })).toBe(1)
  expect(leftOf('I turned 34', { change: birth })).toBe(1)
})

test('plans and wishes are kept, asked or told', () => {
  const plan: Change = { kind: 'profile', field: 'retirementAge', value: 62 }
  expect(leftOf('can I retire at 62?', { intents: ['retirement-projection'], own: 0, change: plan })).toBe(1)
})

test('what one tries the chances of is not stored', () => {
  const change: Change = { kind: 'profile', field: 'savings', value: 3_800_000 }
  const asked = 'What are my chances to have a million at 67 with $38,000 saved?'
  expect(leftOf(asked, { intents: ['retirement-odds'], what: 'savings', change })).toBe(0)
  expect(leftOf('I have $38,000 saved', { what: 'savings', change })).toBe(1)
})

test('what is tried out is not taken away', () => {
  const change: Change = { kind: 'removal', from: 'expense', id: 1, name: 'Gym' }
  expect(leftOf('the weed and the gym gone, what then', { intents: ['what-if'], change })).toBe(0)
  expect(leftOf('the gym is gone, I cancelled it', { change })).toBe(1)
})

test('a debt told beside a question that asks for no sum is kept', () => {
  const change: Change = {
    kind: 'liability',
    id: null,
    name: 'Cards',
    amount: 2_200_000,
    category: 'Credit Cards',
  }
  const text = 'got behind when she was sick. cards are 22000 total. where do i start'
  expect(leftOf(text, { intents: ['next'], change })).toBe(1)
  expect(leftOf(text, { intents: ['next'], change, own: 0.6 })).toBe(0)
  expect(leftOf('what if cards are 22000', { intents: ['payoff-time'], change })).toBe(0)
})

test('what is not owed stays said beside a question', () => {
  const text = 'We make 120k. No debt at all. What house could we carry?'
  const change: Change = { kind: 'profile', field: 'debt', value: 0 }
  const said = (quote: string): Fact => ({
    change,
    decision: 'save',
    quote,
    span: { start: text.indexOf(quote), end: text.indexOf(quote) + quote.length },
  })
  const minded = mindedAs(text, ['affordability'], [{ own: 1, what: 'income' }])
  expect(agreeOn([said('No debt at all.')], minded, text)).toHaveLength(1)
  expect(agreeOn([said('What house could we carry?')], minded, text)).toHaveLength(0)
})

test('an age that is tried out is no plan', () => {
  const change: Change = { kind: 'profile', field: 'retirementAge', value: 63 }
  const read = { intents: ['retirement-projection'], change }
  expect(leftOf('what if i keep going till 63 instead', read)).toBe(0)
  expect(leftOf('i want to be done at 63. what if i save 400 a month', read)).toBe(1)
})

test('what is spent in all is kept where a question counts with it', () => {
  const spent: Change = { kind: 'profile', field: 'expenses', value: 440_000 }
  const read = { intents: ['independence'], change: spent, what: null }
  expect(leftOf('we spend 4,400 a month. what number do we need?', read)).toBe(1)
  expect(leftOf('we spend 4,400 a month. what number do we need?', { ...read, own: 0.5 })).toBe(0)
})

test('a need that is asked about is no goal yet', () => {
  const change: Change = { kind: 'goal', id: null, name: 'Roof', targetAmount: 1_600_000 }
  const read = { intents: ['interest-only'], change }
  expect(leftOf('roof needs 16k. what would a heloc cost me monthly?', read)).toBe(0)
  expect(leftOf('roof needs 16k. how much do I save a month?', read)).toBe(1)
})

test('what nothing names is no cost, where it is hardly own', () => {
  const change: Change = { kind: 'expense', id: null, name: 'Expense', amount: 8000 }
  expect(leftOf('ugh so 80 bucks is on me', { own: 0.2, change })).toBe(0)
  expect(leftOf('ugh so 80 bucks is on me', { own: 0.9, change })).toBe(1)
})

test('whether something is owed is asked, and tells of no debt', () => {
  const change: Change = {
    kind: 'liability',
    id: null,
    name: 'Tax',
    category: 'Other Debt',
    amount: 4_000_000,
  }
  expect(leftOf('do i owe tax on the 40k', { intents: ['know'], change })).toBe(0)
})

test('an age is not asked about in a hard moment', () => {
  const change: Change = { kind: 'birthYear', value: 1976 }
  const read = { change, decision: 'ask' } as const
  expect(leftOf('im so embarrassed. 50 yrs old', { ...read, intents: ['hear:shame'] })).toBe(0)
  expect(leftOf('50 yrs old', { ...read, intents: ['tell'] })).toBe(1)
})

test('another target that is tried out leaves the goal as it is', () => {
  const change: Change = { kind: 'goal', id: 3, name: 'Trip', targetAmount: 700_000 }
  expect(leftOf('what about 7k', { intents: ['goal-payment'], change })).toBe(0)
  expect(leftOf('make it 7k', { intents: ['correct'], change })).toBe(1)
})
