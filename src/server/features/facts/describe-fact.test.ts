import { expect, test } from 'vitest'
import type { Change } from '#advisor/facts.ts'
import { describeFact } from './describe-fact.ts'

const visa = { kind: 'liability', id: null, name: 'Visa', category: 'Credit Cards' } as const

test.each<[Change, string]>([
  [{ kind: 'profile', field: 'income', value: 8_500_000 }, 'income $85,000 a year'],
  [{ kind: 'profile', field: 'expenses', value: 312_550 }, 'expenses $3,125.50 a month'],
  [{ kind: 'profile', field: 'debt', value: 0 }, 'debt $0'],
  [{ kind: 'profile', field: 'debt', value: null }, 'no debt'],
  [{ kind: 'profile', field: 'investmentRiskTolerance', value: 'low' }, 'risk tolerance low'],
  [{ kind: 'profile', field: 'retirementAge', value: 62 }, 'retirement age 62'],
  [{ kind: 'profile', field: 'financialGoals', value: 'a house' }, 'financial goals a house'],
  [{ kind: 'birthYear', value: 1990 }, 'born in 1990'],
  [{ kind: 'income', id: null, name: 'Salary', amount: 400_000 }, 'Salary $4,000 a month'],
  [{ kind: 'goal', id: null, name: 'House', targetAmount: 5_000_000 }, 'goal House $50,000'],
  [{ kind: 'goal', id: null, name: 'House' }, 'goal House'],
  [{ ...visa, amount: 300_000, interestRate: 24.99 }, 'Visa $3,000, 24.99% interest'],
  [{ ...visa, minimumPayment: 5000 }, 'Visa at least $50 a month'],
  [{ kind: 'removal', from: 'liability', id: 1, name: 'Visa' }, 'Visa removed'],
])('%j is %s', (change, text) => {
  expect(describeFact(change)).toBe(text)
})
