import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'

const read = (message: string) => readNumbers(message).map(({ kind, value }) => `${kind} ${value}`)

test.each([
  ['$250,000 at 6% over 30 years', ['money 250000', 'percent 6', 'months 360']],
  ['fifteen hundred a month', ['money 1500']],
  ['a 5-year loan of 20k at 7.5 percent', ['months 60', 'money 20000', 'percent 7.5']],
  ['1.5 million', ['money 1500000']],
  ['half a million', ['money 500000']],
  ['2 years and 6 months', ['months 30']],
  ['in a year and a half', ['months 18']],
  ['I am 34 and want to retire at 62', ['age 34', 'age 62']],
  ['by 2031', ['year 2031']],
  ['40 hours a week', ['hours 40']],
  ['at 6% and at 7%', ['percent 6', 'percent 7']],
  ['over 15?', ['number 15']],
  ['three of us', ['number 3']],
  ['half of that', ['factor 0.5']],
  ['and if its 50/50', ['factor 0.5']],
  ['a quarter of it', ['factor 0.25']],
  ['what if I double it', ['factor 2']],
  ['a third of it', [`factor ${1 / 3}`]],
  ['if heat goes up a third, another $967', [`factor ${1 / 3}`, 'money 967']],
  ['a fifth is no good', ['factor 0.2']],
  ['off by a third before tax', [`factor ${1 / 3}`]],
  ['no interest 24 months', ['months 24']],
  ['1/5 of the 2,300', ['factor 0.2', 'money 2300']],
  ['two thirds sells', [`factor ${2 / 3}`]],
  ['i get 18.10 x 36 minus 16%', ['number 18.1', 'number 36', 'percent 16']],
  ['36 x 18.10 less 16% tax', ['number 36', 'number 18.1', 'percent 16']],
  ['214 oz at 31.80 spot, dealer takes 8% under', ['number 214', 'number 31.8', 'percent 8']],
  ['i owe 8,240 on a card at 24.99, not 21%', ['money 8240', 'percent 24.99', 'percent 21']],
  ['8,240 x 24.99, the rate on it', ['money 8240', 'percent 24.99']],
])('%s', (message, numbers) => expect(read(message)).toEqual(numbers))

test.each([
  ['38 hours a week', 'week'],
  ['1,500 hours in a year', 'year'],
  ['40 hours at $22', null],
] as const)('%s come by the %s', (message, period) => expect(readNumbers(message)[0]?.period).toBe(period))

test.each([
  'my 401(k)',
  'the other one',
  'so per quarter',
  'rounded to the nearest dollar',
  'none at all',
  'a third car',
  'the third, at last',
  '',
])('nothing is counted in: %s', (message) => expect(read(message)).toEqual([]))

test('an amount knows how often it comes, its words and their place', () => {
  const message = 'I make 28.50 an hour'
  expect(readNumbers(message)).toEqual([
    { kind: 'money', value: 28.5, period: 'hour', quote: '28.50', start: 7, end: 12 },
  ])
})

test('of any text the numbers are finite, in order, apart from each other, and quoted as they stand', () => {
  const words = fc.constantFrom(
    ...'$ 5 1,200 85k 6% half twice two thirds a of quarter million year 30 401(k) one ’ é'.split(' '),
  )
  const message = fc.oneof(
    fc.array(words, { maxLength: 20 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 80 }),
  )
  fc.assert(
    fc.property(message, (text) => {
      const numbers = readNumbers(text)
      for (const [at, { value, quote, start, end }] of numbers.entries()) {
        expect(Number.isFinite(value)).toBe(true)
        expect(quote).toBe(text.slice(start, end))
        expect(start).toBeGreaterThanOrEqual(numbers[at - 1]?.end ?? 0)
      }
    }),
    { numRuns: 500 },
  )
})

test('the name of a plan is no number at the end of a sentence either', () =>
  expect(readNumbers('want to start a 529. 250 a month').map(({ value }) => value)).toEqual([250]))

test('a way of counting interest is no number', () =>
  expect(readNumbers('9,000 at 6%, interest is APR/12 a month').map(({ value }) => value)).toEqual([9000, 6]))

test('what was is counted as what is, in sums, too', () =>
  expect(readNumbers('the price went from 280 to 310k').map(({ value }) => value)).toEqual([
    280_000, 310_000,
  ]))
