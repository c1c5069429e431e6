import { expect, test } from 'vitest'
import { factOf } from '#advisor/talk/testing/turns.ts'
import { withoutCostsAsDebts } from './costs-no-debts.ts'

const owed = (name: string, decision: 'save' | 'ask' = 'save', rate?: number) =>
  factOf(
    {
      kind: 'liability',
      id: null,
      name,
      amount: 41_000,
      category: 'Other Debt',
      ...(rate !== undefined && { interestRate: rate }),
    },
    name,
    decision,
  )
const total = factOf({ kind: 'profile', field: 'debt', value: 41_000 }, 'only that')

test('a payment is a cost, and makes no total of debts', () => {
  const [fact, ...others] = withoutCostsAsDebts([owed('Truck payment'), total])
  expect(fact?.change).toEqual({ kind: 'expense', id: null, name: 'Truck payment', amount: 41_000 })
  expect(others).toEqual([])
})

test('nobody is asked whether the rent is a balance', () => {
  expect(withoutCostsAsDebts([owed('Rent', 'ask')])).toEqual([])
  expect(withoutCostsAsDebts([owed('Rent')])).toHaveLength(1)
})

const spent = (name: string, quote: string) =>
  factOf({ kind: 'expense', id: null, name, amount: 41_000 }, quote)

test('what a job pays is neither owed nor spent', () => {
  for (const fact of [owed('Jobs'), spent('Jobs', 'one of my jobs ended, the other is 410')]) {
    const [kept] = withoutCostsAsDebts([fact])
    expect(kept?.change).toEqual({ kind: 'profile', field: 'income', value: 492_000 })
  }
})

test('what a job costs is no pay', () => {
  const cost = spent('Job', 'i spend 410 to get to my job')
  expect(withoutCostsAsDebts([cost])).toEqual([cost])
})

test('what is owed stays owed', () => {
  const debts = [owed('Truck loan'), owed('Late payment', 'save', 9), total]
  expect(withoutCostsAsDebts(debts)).toEqual(debts)
})

test('what is left of a loan is no payment, though only the payment names it', () => {
  const told = (amount: number, quote: string) =>
    withoutCostsAsDebts([
      factOf({ kind: 'liability', id: null, name: 'Mortgage payment', amount, category: 'Mortgage' }, quote),
    ])[0]?.change
  const mortgage = 'The mortgage payment is $1,120, and there are nine years left on it, $98,000.'
  expect(told(9_800_000, mortgage)).toMatchObject({ kind: 'liability', name: 'Mortgage' })
  expect(told(112_000, mortgage)).toMatchObject({ kind: 'expense' })
  expect(told(980_000, 'My mortgage payment is 9,800')).toMatchObject({ kind: 'expense' })
})

const lent = (quote: string, category: 'Student Loans' | 'Credit Cards', amount = 31_000) =>
  factOf({ kind: 'liability', id: null, name: 'Student loan', amount, category }, quote)

test('a loan of a few hundred is what is paid on it', () => {
  const [fact] = withoutCostsAsDebts([lent('food 900, my student loan 310', 'Student Loans')])
  expect(fact?.change).toEqual({ kind: 'expense', id: null, name: 'Student loan payment', amount: 31_000 })
})

test.each([
  lent('i owe 310 on my student loan', 'Student Loans'),
  lent('food 900, the card 310', 'Credit Cards'),
  lent('my student loan 31,000', 'Student Loans', 3_100_000),
])('what is owed stays owed: $quote', (fact) => expect(withoutCostsAsDebts([fact])).toEqual([fact]))
