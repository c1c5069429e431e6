import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { commute } from './commute.ts'

const reckon = (value: Value): number => {
  if (value.kind === 'number') return value.number.value
  if (value.kind === 'constant') return value.value
  if (value.kind !== 'operation') throw new Error(value.kind)
  const [left, right] = [reckon(value.left), reckon(value.right)]
  return value.operator === 'times' ? left * right : left / right
}
const cost = (text: string) => {
  const action = commute(text, readNumbers(text))
  const [price, times] = action?.inputs ?? []
  return price && times ? Math.round(reckon(price.value) * reckon(times.value) * 100) / 100 : null
}

test.each([
  ['96 miles a day, 21 days a month, car gets 28 mpg, gas is 3.40. what does that run me', 244.8],
  ['its 18 miles farther each way, i drive in 22 days a month, 25 mpg, gas is 3.20', 101.38],
  [
    '18 miles each way, 5 days a week, 24 mpg and gas is 3.29 a gallon. what does that cost me a month',
    106.93,
  ],
])('%s', (text, expected) => {
  expect(cost(text)).toBe(expected)
})

test('left alone where a part is missing', () => {
  expect(cost('96 miles a day at 28 mpg')).toBeNull()
  expect(cost('gas is 160 a month and i drive 30 miles')).toBeNull()
})

test('it comes by the month, whatever was reckoned before', () => {
  const text = '9 miles each way, 5 days a week, 30 mpg, gas is 3.10'
  expect(commute(text, readNumbers(text))?.per).toBe('month')
})
