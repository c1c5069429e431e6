import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { openRate } from './open-rate.ts'

/** The rate that a payoff takes, where a reading fills the balance and the payment alone. */
function rateIn(text: string) {
  const sum = findSum('payoff-time')
  if (!sum) throw new Error('There is no such sum')
  const { numbers, readings } = mindedAs(text, [sum.name], ['balance', '', 'payment'])
  const value = openRate(readings[0]?.actions[0]?.inputs ?? [], sum, numbers, text).find(
    ({ slot }) => slot === 'rate',
  )?.value
  return value?.kind === 'number' ? value.number.value : null
}

test.each([
  ['how long for 2,900 at 29.99 with 100 a month', 29.99],
  ['2,900 owed, 24 apr, 100 a month', 24],
  ['i owe 2,900 @ 19.5 and pay 100', 19.5],
])('%s', (text, rate) => expect(rateIn(text)).toBe(rate))

test('what nobody calls a rate is none', () =>
  expect(rateIn('i owe 2,900 since i was 29 and pay 100')).toBeNull())
