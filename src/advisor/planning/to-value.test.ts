import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Input, InputUnit } from './sum.ts'
import { inItsUnit, toValue } from './to-value.ts'

const inputOf = (unit: InputUnit, rest: Partial<Input> = {}): Input => ({ label: 'Input', unit, ...rest })

/** The first number of the words, as the input would have it. */
function take(words: string, input: Input) {
  const [number] = readNumbers(words)
  return number ? toValue(number, input, '2026-03-02') : null
}
const valueOf = (words: string, input: Input) => take(words, input)?.value ?? null

test('dollars become cents, with the words as their source', () =>
  expect(take('$1,250.50', inputOf('money'))).toEqual({
    value: 125_050,
    unit: 'money',
    source: { kind: 'words', quote: '$1,250.50', messageId: null, at: null },
  }))

test.each<[string, Partial<Input>, number]>([
  ['$1,200 a year', { per: 'month' }, 10_000],
  ['$100 a month', { per: 'year' }, 120_000],
  ['$100 a month', {}, 10_000],
  ['$5,000', { per: 'year' }, 6_000_000],
  ['$5,000', { per: 'year', bareIsYearly: true }, 500_000],
  ['$500 a month', { per: 'year', bareIsYearly: true }, 600_000],
  ['$1,500', { per: 'year', bareIsYearly: 600 }, 150_000],
  ['$120', { per: 'year', bareIsYearly: 600 }, 144_000],
  ['$60,000', { per: 'month', salaried: true }, 500_000],
  ['$5,000', { per: 'month', salaried: true }, 500_000],
  ['$10 a week', { per: 'month' }, 4333],
  ['$30 an hour', { per: 'year', salaried: true }, 6_240_000],
  ['$78,000 an hour', { per: 'year', salaried: true }, 7_800_000],
])('%s for %o', (words, rest, cents) => expect(valueOf(words, inputOf('money', rest))).toBe(cents))

test('an input that keeps fractions has an exact year', () => {
  const monthly = valueOf('$10 a week', inputOf('money', { per: 'month', keepsFraction: true })) ?? 0
  expect(monthly * 12).toBeCloseTo(52_000, 6)
})

test.each([
  ['30 years', 360],
  ['18 months', 18],
  ['over 15', 180],
  ['for 72', 72],
  ['by 2030', 48],
  ['by 2020', 0],
])('time: %s', (words, months) => expect(valueOf(words, inputOf('months'))).toBe(months))

test('a term of 36 is in months', () => {
  const term = (words: string) => valueOf(words, inputOf('months', { label: 'Lease term' }))
  expect([term('for 36'), term('for 24'), term('over 30')]).toEqual([36, 24, 360])
})

test.each<[string, InputUnit, number | null]>([
  ['6.5%', 'percent', 6.5],
  ['at 7', 'percent', 7],
  ['$7', 'percent', null],
  ['6%', 'money', null],
  ['2 years', 'money', null],
  ['$500', 'months', null],
  ['I am 34', 'age', 34],
  ['40 years', 'age', 40],
  ['18 months', 'age', null],
  ['6%', 'number', null],
  ['they match half', 'percent', 50],
  ['3 people', 'number', 3],
])('%s as %s', (words, unit, value) => expect(valueOf(words, inputOf(unit))).toBe(value))

test.each([
  ['$500', 50_000, 'money'],
  ['6%', 6, 'percent'],
  ['2 years', 24, 'months'],
  ['3 people', 3, 'number'],
])('an input of any unit takes %s as it was said', (words, value, unit) =>
  expect(take(words, inputOf('money', { anyUnit: true }))).toMatchObject({ value, unit }),
)

test('parts of a cent count where an amount is multiplied', () => {
  const [fee] = readNumbers('4.5 cents a mile')
  if (!fee) throw new Error('A number is expected')
  expect(inItsUnit(fee, inputOf('money', { anyUnit: true })).value).toBe(4.5)
  expect(valueOf('6.9 cents', inputOf('money', { anyUnit: true }))).toBe(6.9)
  expect(valueOf('6.9 cents', inputOf('money'))).toBe(7)
})
