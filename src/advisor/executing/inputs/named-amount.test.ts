import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { namedAmount } from './named-amount.ts'

const hear = (text: string) => hearNumbers(text, readNumbers(text))
const last: Value = { kind: 'figure', sum: 's2', name: 'left' }

function amountOf(intent: string, slot: string, text: string, before: string) {
  const action = { ...bare(intent), inputs: [{ slot, value: last }] }
  const value = namedAmount(action, text, hear(before)).find((one) => one.slot === slot)?.value
  return value?.kind === 'number' ? value.number.value : value?.kind
}

test('what was told by that name', () => {
  const told = 'my stipend is 2,600 a month and rent is 1,100'
  expect(amountOf('set-aside', 'income', 'ok if i put 12% of the stipend aside', told)).toBe(2600)
  const refund = 'got a refund of 3,850'
  expect(amountOf('difference', 'amount', 'whats left of the refund', refund)).toBe(3850)
})

test('the last result where no name is told, or two amounts have it', () => {
  expect(amountOf('set-aside', 'income', '12% of it', 'my stipend is 2,600')).toBe('figure')
  expect(amountOf('set-aside', 'income', '12% of the bonus', 'my stipend is 2,600')).toBe('figure')
  const two = 'one bonus is 2,000 and the other bonus 3,000'
  expect(amountOf('percent-of', 'base', '12% of the bonus', two)).toBe('figure')
})
