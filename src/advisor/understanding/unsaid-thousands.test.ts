import { expect, test } from 'vitest'
import { readMessage } from './reading.ts'
import { goalValue, valueOf } from './unsaid-thousands.ts'

const amountsIn = (text: string) => readMessage(text).amounts

test.each([
  ['house 310', 'Real Estate', 310_000],
  ['owe 212', 'Mortgage', 212_000],
  ['truck 31', 'Vehicles', 31_000],
  ['house $310', 'Real Estate', 310],
  ['truck 310', 'Vehicles', 310],
  ['watch 31', 'Personal Property', 31],
] as const)('%s', (text, category, value) => {
  const [amount] = amountsIn(text)
  expect(amount && valueOf(amount, category, [amount])).toBe(value)
})

test('one among thousands is of thousands', () => {
  const amounts = amountsIn('taxable 48k, IRA 103k, Roth 36')
  expect(amounts.map((amount) => valueOf(amount, 'Retirement Accounts', amounts))).toEqual([
    48_000, 103_000, 36_000,
  ])
  const written = amountsIn('checking 1,200, cash 36')
  expect(written.map((amount) => valueOf(amount, 'Cash and Equivalents', written))).toEqual([1200, 36])
})

test('what is wanted and what is there are of one size', () => {
  const [target, current] = amountsIn('aim 50k, have 11')
  expect(current && goalValue(current, target)).toBe(11_000)
  const [wanted, jar] = amountsIn('aim 1,200, have 90')
  expect(jar && goalValue(jar, wanted)).toBe(90)
})
