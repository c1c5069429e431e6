import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sameRhythm } from './same-rhythm.ts'

/** How often each of two pays comes. */
function rhythms(text: string) {
  const inputs = readNumbers(text).map((number, at) => ({
    slot: at === 0 ? 'pay' : 'pay2',
    value: { kind: 'number', number } as const,
  }))
  return sameRhythm(inputs).map(({ value }) => value.kind === 'number' && value.number.period)
}

test.each([
  ['the diner is 14 an hour, the bakery 16', ['hour', 'hour']],
  ['one pays 1,100 a week and the other 1,250', ['week', 'week']],
  // What is of another size is something else.
  ['21 an hour or a salary of 50,000', ['hour', null]],
  ['21 an hour or 900 a week', ['hour', 'week']],
])('%s', (text, periods) => expect(rhythms(text)).toEqual(periods))
