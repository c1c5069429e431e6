import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Assumption } from '#contract/assumptions.ts'
import { groupAssumptions } from './group-assumptions.ts'
import { editableValue, readChange, spellValue, unitWord } from './read-change.ts'

const place = { sum: 's4', input: 'rate', isOwn: false }
const rate: Assumption = { ...place, label: 'Return a year', unit: 'percent', value: 7, min: -99, max: 1000 }
const money: Assumption = {
  ...place,
  input: 'current',
  label: 'There already',
  unit: 'money',
  value: 0,
  min: 0,
  max: 1e14,
}
const term: Assumption = { ...place, label: 'Mortgage term', unit: 'months', value: 360, min: 1, max: 1200 }
const short: Assumption = { ...term, value: 18 }
const age: Assumption = { ...place, label: 'Age at retirement', unit: 'age', value: 67, min: 0, max: 120 }

test.each([
  [rate, '7%', '7', 'percent'],
  [{ ...money, value: 123_450 }, '$1,234.50', '1234.5', 'US dollars'],
  [term, '30 years', '30', 'years'],
  [short, '18 months', '18', 'months'],
  [age, '67', '67', 'years old'],
])('%o reads %s', (assumption, spelt, editable, unit) =>
  expect([spellValue(assumption), editableValue(assumption), unitWord(assumption)]).toEqual([
    spelt,
    editable,
    unit,
  ]),
)

test.each([
  [rate, '5', 5, 'Use 5% for “Return a year”.'],
  [rate, ' 5.25 % ', 5.25, 'Use 5.25% for “Return a year”.'],
  [rate, '-3', -3, 'Use -3% for “Return a year”.'],
  [rate, '1,000', 1000, 'Use 1,000% for “Return a year”.'],
  [money, '$1,234.56', 1234.56, 'Use $1,234.56 for “There already”.'],
  [term, '15', 180, 'Use 15 years for “Mortgage term”.'],
  [term, '2.5', 30, 'Use 30 months for “Mortgage term”.'],
  [term, '18 months', 18, 'Use 18 months for “Mortgage term”.'],
  [short, '24', 24, 'Use 24 months for “Mortgage term”.'],
  [age, '62', 62, 'Use 62 for “Age at retirement”.'],
])('into %o typing %j sets %d', (assumption, typed, value, words) => {
  const { sum, input } = assumption
  expect(readChange(assumption, typed)).toEqual({ change: { sum, input, value }, words })
})

test.each([
  [rate, '', 'Please enter a number, such as 7.'],
  [rate, 'seven', 'Please enter a number, such as 7.'],
  [rate, '5,5', 'Please enter a number, such as 7.'],
  [rate, '1e3', 'Please enter a number, such as 7.'],
  [rate, '1001', 'Please use a number from -99% to 1,000%.'],
  [money, '-5', 'Please use a number from $0 to $1,000,000,000,000.'],
  [term, '0', 'Please use a number from 1 month to 100 years.'],
  [short, '1.5', 'Please use whole months.'],
  [age, '62.5', 'Please use a whole number of years.'],
])('into %o typing %j is a problem', (assumption, typed, problem) =>
  expect(readChange(assumption, typed)).toEqual({ problem }),
)

test('what is typed is a number within the bounds or a problem, never anything else', () => {
  const isSound = (assumption: Assumption, typed: string) => {
    const read = readChange(assumption, typed)
    return 'change' in read ? Number.isFinite(read.change.value) : /^Please .*\.$/.test(read.problem)
  }
  const anything = fc.oneof(fc.string(), fc.double().map(String))
  const property = fc.property(fc.constantFrom(rate, money, term, short, age), anything, isSound)
  expect(() => fc.assert(property)).not.toThrow()
})

test('numbers of the user come first, and several sums are told apart', () => {
  const titles = (assumptions: Assumption[]) => groupAssumptions(assumptions).map(({ title }) => title)
  expect(titles([rate])).toEqual(['What I assumed'])
  expect(titles([rate, { ...age, isOwn: true }])).toEqual(['What you set', 'What I assumed'])
  expect(titles([rate, { ...rate, sum: 's5' }])).toEqual([
    'What I assumed in calculation 1',
    'What I assumed in calculation 2',
  ])
})
