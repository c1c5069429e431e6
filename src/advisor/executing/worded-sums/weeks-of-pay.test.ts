import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { endsOf, type Value } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { monthsOfBills, monthsOfThat, weeksOfPay } from './weeks-of-pay.ts'

const numberOf = (end: Value) =>
  end.kind === 'number' ? end.number.value : end.kind === 'constant' ? end.value : 0

const partOf = (text: string) => {
  const action = weeksOfPay(text, readNumbers(text))
  const [amount] = action?.inputs ?? []
  if (amount?.value.kind !== 'operation' || amount.value.right.kind !== 'constant') return null
  return amount.value.right.value
}

test.each([
  ['they gave me 6 weeks severance, i was making 72k. how much is that', 52],
  ['thats not right lol. 6 weeks of a 72k salary', 52],
  ['my wife gets 6 weeks unpaid leave, she makes 41k. how much do we need to save for that', 52],
  ['i get 3 months of severance on 90,000 a year, what is that', 12],
])('%s', (text, expected) => expect(partOf(text)).toBe(expected))

test('weeks of pay by the hour have the hours of a week', () => {
  const values = (text: string) =>
    weeksOfPay(text, readNumbers(text))?.inputs.flatMap(({ value }) => endsOf(value).map(numberOf))
  expect(values('6 weeks severance, i made 23.40 an hr full time. how much is that')).toEqual([23.4, 40, 6])
  expect(values('2 weeks of severance at 21 an hour for 32 hours, how much is that')).toEqual([21, 32, 2])
  expect(values('6 weeks severance, i made 23.40 an hr. how much is that')).toBeUndefined()
})

test.each([
  'i have 72k and spend 3,000, how many weeks is that',
  '6 weeks severance at 1,400 a week, how much is that',
  'how much do i need for 6 weeks unpaid leave',
  'i make 72k and want to go in 6 weeks, what should i do',
])('left to the mind: %s', (text) => expect(weeksOfPay(text, readNumbers(text))).toBeNull())

test.each([
  ['i spend around 2,900 a month. how much would 6 months of that be', 'product'],
  ['i spend 2,900. how much is 6 months', undefined],
])('%s', (text, expected) => expect(monthsOfThat(text, readNumbers(text))?.intent).toBe(expected))

test('so many months of the bills that the last sum counted', () => {
  const text = 'what would 3 months of those bills be'
  const budget = { id: 's2', kind: 'budget-summary', inputs: { expenses: {} } } as unknown as SumRecord
  const amount = (sums: SumRecord[]) => monthsOfBills(text, readNumbers(text), sums)?.inputs[0]?.value
  expect(amount([budget])).toEqual({ kind: 'figure', sum: 's2', name: 'expenses' })
  expect(amount([])).toEqual({ kind: 'total', name: 'expenses' })
  expect(monthsOfBills('3 months of rent is due', readNumbers('3 months of rent is due'), [])).toBeNull()
})
