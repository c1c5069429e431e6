import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { findChanged, isNewNumberOnly, isOther, newNumbers } from './new-numbers.ts'

const isOnly = (message: string) => isNewNumberOnly(message, mindedAs(message, []).numbers)

test.each([
  'over 15?',
  'and at 5',
  'what about 350',
  'ouch, back to 30 but at 5.75',
  '$400 a month',
  'for 20 years',
])('only new numbers: %s', (message) => expect(isOnly(message)).toBe(true))

test.each([
  'what is 15% of 84?',
  'my rent is 1,900',
  'how long until I have 20k',
  'and if I owe 5,000 at 20%',
  'ok thanks',
  '1, 2 and 3',
])('more than that: %s', (message) => expect(isOnly(message)).toBe(false))

const said = (label: string, unit: 'money' | 'percent' | 'months', value: number) => ({
  label,
  unit,
  value,
  source: byWords('so'),
})
const loan: SumRecord = {
  id: 's1',
  kind: 'loan-payment',
  inputs: {
    principal: said('Loan', 'money', 25_000_000),
    rate: said('Interest a year', 'percent', 6),
    months: said('Term', 'months', 360),
  },
  results: {},
}

test.each([
  ['and at 5?', ['rate']],
  ['5.5%?', ['rate']],
  ['over 15?', ['months']],
  ['what about 300,000?', ['principal']],
  ['over 15 at 5', ['months', 'rate']],
])('after a loan, %s', (message, slots) => {
  const { inputs, from } = newNumbers(message, mindedAs(message, []), loan)
  expect(inputs.map(({ slot }) => slot)).toEqual(slots)
  expect(from).toBe('s1')
})

test('a rate is no answer to how much', () => {
  const open: SumRecord = {
    id: 's1',
    kind: 'growth',
    inputs: { rate: said('Return a year', 'percent', 8), months: said('For', 'months', 120) },
    results: {},
    missing: 'start',
  }
  const slotsOf = (message: string) =>
    newNumbers(message, mindedAs(message, []), open).inputs.map(({ slot }) => slot)
  expect(slotsOf('and at 4?')).toEqual(['rate'])
  expect(slotsOf('4,000')).toEqual(['start'])
  expect(slotsOf('with 50')).toEqual(['start'])
})

test('what no small word tells is taken as the mind reads it', () => {
  const minded = mindedAs('30?', ['loan-payment'], ['months'])
  expect(newNumbers('30?', minded, loan).inputs).toMatchObject([{ slot: 'months' }])
})

test('after a payment, a number too large for a rate is another payment', () => {
  const payoff: SumRecord = {
    ...loan,
    kind: 'payoff-time',
    inputs: { rate: said('Interest a year', 'percent', 22), payment: said('Payment', 'money', 20_000) },
  }
  const slotOf = (message: string) => newNumbers(message, mindedAs(message, []), payoff).inputs[0]?.slot
  expect(slotOf('and at 300')).toBe('payment')
  expect(slotOf('and at 18')).toBe('rate')
})

test('a bare percentage is the rate, and one that is put down is not', () => {
  const house = {
    id: 's1',
    kind: 'house-payment',
    inputs: Object.fromEntries(['downPercent', 'rate'].map((name) => [name, said(name, 'percent', 6)])),
    results: {},
  } as const
  const slotOf = (text: string) => newNumbers(text, mindedAs(text, ['know']), house).inputs[0]?.slot
  expect(slotOf('and at 5.25%?')).toBe('rate')
  expect(slotOf('with 15% down')).toBe('downPercent')
})

test('a number that cannot be what was asked for changes the sum before', () => {
  const open: SumRecord = { id: 's2', kind: 'affordability', inputs: {}, results: {}, missing: 'income' }
  const changed = (message: string) => findChanged([loan, open], mindedAs(message, []).numbers)?.id
  expect(changed('and with 15%')).toBe('s1')
  expect(changed('over 20 years')).toBe('s1')
  expect(changed('5,200')).toBe('s2')
  expect(changed('about $5,200 a month')).toBe('s2')
})

test('a number for another sum that is pointed at is none for the last', () => {
  const minded = (score: number, from: string | null) =>
    mindedAs('and 2,000', [{ name: 'nest-egg-life', score }], ['monthly'], { from })
  expect(isOther(minded(0.6, 's0'), loan)).toBe(true)
  expect(isOther(minded(0.6, null), loan)).toBe(false)
})
