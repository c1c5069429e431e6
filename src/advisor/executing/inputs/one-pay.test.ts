import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { onePay } from './one-pay.ts'

function kept(name: string, text: string) {
  const sum = findSum(name)
  if (!sum) throw new Error(name)
  const numbers = hearNumbers(text, readNumbers(text))
  const inputs = numbers.map((number) => ({ slot: 'income', value: { kind: 'number' as const, number } }))
  return onePay(inputs, sum, '').map(({ value }) => value.kind === 'number' && value.number.quote)
}

test('the side of a pay that the sum goes by', () => {
  const text = 'i make 84k a year, bring home 5,100 a month'
  expect(kept('affordability', text)).toEqual(['84k'])
  expect(kept('budget-summary', text)).toEqual(['5,100'])
})

test('two jobs are two pays', () => {
  expect(kept('budget-summary', 'my ssdi 1,512 and my wife makes 1,340 net a month')).toHaveLength(2)
  expect(kept('affordability', 'i make 84k a year and my wife 52k a year')).toEqual(['84k', '52k'])
  expect(
    kept('affordability', 'i make 84k a year, and bring home 900 a month from the second job'),
  ).toHaveLength(2)
})

test('a pay told before counts once beside the pay that is stored', () => {
  const sum = findSum('affordability')!
  const [number] = hearNumbers('i make 6,200 gross', readNumbers('i make 6,200 gross'))
  const row = { list: 'incomeItems', id: 1, name: 'pay' } as const
  const inputs = [
    { slot: 'income', value: { kind: 'number' as const, number: number! } },
    { slot: 'income', value: { kind: 'row' as const, row } },
  ]
  expect(onePay(inputs, sum, 'how much house can i afford')).toEqual(inputs.slice(1))
})
