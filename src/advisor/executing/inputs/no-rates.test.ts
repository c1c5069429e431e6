import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { endsOf } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { noRates } from './no-rates.ts'

const join = (operator: 'add' | 'take' | 'times' | 'over', left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})
const one: Value = { kind: 'constant', value: 1 }
const made = sumRecord('quotient', {}, { each: ['money', 70] }, { id: 's1' })
const each: Value = { kind: 'figure', sum: 's1', name: 'each' }

type Said = [Value, Value, Value]

/** What the numbers of a message count, where a sum takes them so. */
function kinds(text: string, intent: string, write: (...said: Said) => Record<string, Value>) {
  const sum = findSum(intent)
  const said = readNumbers(text).map((number): Value => ({ kind: 'number', number }))
  if (!sum) throw new Error('There is no such sum')
  const inputs = Object.entries(write(said[0] ?? one, said[1] ?? one, said[2] ?? one))
  return noRates(
    inputs.map(([slot, value]) => ({ slot, value })),
    { sum, text, sums: [made] },
  ).flatMap(({ value }) => endsOf(value).flatMap((end) => (end.kind === 'number' ? [end.number.kind] : [])))
}

test('a price is no rate for the percent beside it', () => {
  const sells = 'sells for 8.50, stuff is 2.70. card fee 2.9%'
  expect(
    kinds(sells, 'difference', (p, c, f) => ({ amount: p, take: join('add', c, join('times', p, f)) })),
  ).toEqual(['number', 'number', 'number', 'percent'])
  const pops = 'pops cost 0.68 now 19% more'
  expect(kinds(pops, 'product', (a, b) => ({ amount: a, times: join('add', one, b) }))).toEqual([
    'number',
    'percent',
  ])
})

test('what is added to money, divides, or is held against what was paid is no rate', () => {
  const loaf = 'the rest of it is 1.42 and a loaf sells for 7.25, what percent is that'
  expect(
    kinds(loaf, 'share', (e, p) => ({ part: join('take', join('take', p, each), e), whole: p })),
  ).toEqual(['number', 'number', 'number'])
  const stay = '$9 a stay of 2.2 nights, the card takes 16%'
  expect(kinds(stay, 'difference', (l, n) => ({ amount: each, take: join('over', l, n) }))).toEqual([
    'money',
    'number',
  ])
  const gain = 'the rest sell at 1.4 times, 15 percent'
  expect(kinds(gain, 'product', (k) => ({ amount: each, times: join('take', k, one) }))).toEqual(['number'])
})

test('a rate stays one where it is said as one, or held against one', () => {
  const card = 'i owe 8,240 on a card at 24.99, not 21%'
  expect(kinds(card, 'product', (owed, rate) => ({ amount: owed, times: rate }))).toEqual([
    'money',
    'percent',
  ])
  expect(kinds(card, 'difference', (_, rate, other) => ({ amount: rate, take: other }))).toEqual([
    'percent',
    'percent',
  ])
})
