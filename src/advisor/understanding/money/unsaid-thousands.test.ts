import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { goalValue, valueOf } from './unsaid-thousands.ts'

const amountsIn = (text: string) => readMessage(text).amounts

test.each([
  ['house 310', 'Real Estate', 310_000],
  ['owe 212', 'Mortgage', 212_000],
  ['truck 31', 'Vehicles', 31_000],
  ['house $310', 'Real Estate', 310],
  ['truck 310', 'Vehicles', 310],
  ['watch 31', 'Personal Property', 31],
  ['it would go for two-sixty', 'Real Estate', 260_000],
  ['two hundred thirty dollars', 'Real Estate', 230],
] as const)('%s', (text, category, value) => {
  const [amount] = amountsIn(text)
  expect(amount && valueOf(amount, { name: '', category }, [amount])).toBe(value)
})

test('one among thousands is of thousands', () => {
  const amounts = amountsIn('taxable 48k, IRA 103k, Roth 36')
  expect(
    amounts.map((amount) => valueOf(amount, { name: '', category: 'Retirement Accounts' }, amounts)),
  ).toEqual([48_000, 103_000, 36_000])
  const cash = amountsIn('checking 800, brokerage 45k')
  expect(cash.map((amount) => valueOf(amount, { name: '', category: 'Cash and Equivalents' }, cash))).toEqual(
    [800, 45_000],
  )
  const written = amountsIn('checking 1,200, cash 36')
  expect(
    written.map((amount) => valueOf(amount, { name: '', category: 'Cash and Equivalents' }, written)),
  ).toEqual([1200, 36])
})

test('what is wanted and what is there are of one size', () => {
  const [target, current] = amountsIn('aim 50k, have 11')
  expect(current && goalValue(current, target)).toBe(11_000)
  const [wanted, jar] = amountsIn('aim 1,200, have 90')
  expect(jar && goalValue(jar, wanted)).toBe(90)
})

/** What is owned and owed after some messages. */
function kept(...turns: string[]) {
  const { assets, liabilities } = talk(turns).snapshot
  return [...assets.map(({ value }) => value), ...liabilities.map(({ amount }) => amount)].map(toDollars)
}

test.each([
  ["condo's worth 210k, and I owe 165 on it", [210_000, 165_000]],
  ['my house is paid off, worth 310', [310_000]],
  ['I owe 275 on the house', [275_000]],
  ['My house is worth $310', [310]],
  ['The hospital bill is 310', [310]],
  ['my bike is worth 80', [80]],
  ['Mortgage 200k, Visa 900', [200_000, 900]],
  ['I owe 5k on Visa, 3k on Discover and 400 to my sister', [5000, 3000, 400]],
  ['Visa 6k, Target card 80', [6000, 80]],
  ['I owe 95 on my car, last payment next month', [95]],
])('%s', (text, amounts) => expect(kept(text)).toEqual(expect.arrayContaining(amounts)))
