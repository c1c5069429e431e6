import { expect, test } from 'vitest'
import type { Operation } from '#advisor/minding/minded.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { stepOf } from './steps.ts'

function stepIn(message: string, operation: Operation = 'set') {
  const [number] = mindedAs(message, [], [{ operation }]).numbers
  return number && stepOf(message, number)
}

test.each([
  'what if I pay 100 more',
  'an extra 200',
  '$50 a month extra',
  'another 75 bucks',
  'plus 40',
  '300 on top',
  '20 dollars more',
])('adds: %s', (message) => expect(stepIn(message)).toBe('add'))

test.each(['and with 100 less', 'minus 50', '$80 a month less', 'cutting it by 60', '15 dollars off'])(
  'takes away: %s',
  (message) => expect(stepIn(message)).toBe('take'),
)

test.each<Operation>(['set', 'scale', 'add'])('no such word leaves it as it was read: %s', (operation) =>
  expect(stepIn('and with 350 a month?', operation)).toBe(operation),
)
