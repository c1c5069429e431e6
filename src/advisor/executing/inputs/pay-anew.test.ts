import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { payAnew } from './pay-anew.ts'

/** 22 an hour, 40 hours a week. */
const before = sumRecord(
  'pay-conversion',
  { pay: ['money', 4_576_000] },
  {
    year: ['money', 4_576_000],
    month: ['money', 381_333],
    week: ['money', 88_000],
    hour: ['money', 2200],
    paycheck: ['money', 176_000],
  },
)

/** What a year has of the pay that a message says. */
function yearOf(text: string, from = before) {
  const [number] = readNumbers(text)
  if (!number) throw new Error(text)
  const [input] = payAnew([{ slot: 'pay', value: { kind: 'number', number } }], from)
  return input?.value.kind === 'number' ? [input.value.number.value, input.value.number.period] : null
}

test.each([
  ['sorry, 24 since may', [49_920, 'year']],
  ['oh its 1,840 now', [47_840, 'year']],
  ['they made it 3,950', [47_400, 'year']],
  ['make that 47,000', [47_000, 'year']],
  ['they offered me 48', [48_000, 'year']],
  // What was said with its period is that, and what is near to none of them stays as it is.
  ['now its 24 an hour', [24, 'hour']],
  ['what about 7', [7, null]],
])('%s', (text, year) => expect(yearOf(text)).toEqual(year))

test('of a wage a number is one rather than thousands', () => {
  const wage = { ...before, words: 'what is 22 an hour a year' }
  expect(yearOf('and 31', wage)).toEqual([64_480, 'year'])
  expect(yearOf('and 31')).toEqual([64_480, 'year'])
  expect(yearOf('and 48', wage)).toEqual([48_000, 'year'])
})

test('after another sum a number is what it says', () =>
  expect(yearOf('oh its 24 now', sumRecord('growth', {}, { value: ['money', 2200] }))).toEqual([24, null]))
