import { expect, test } from 'vitest'
import { hasNumber } from '#advisor/grounding/check.ts'
import type { Change } from '#advisor/facts.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { isFigure } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import { describeChange, factText } from './describe-fact.ts'

const card = { kind: 'liability', id: null, name: 'Visa', category: 'Credit Cards' } as const
const house = { kind: 'goal', id: null, name: 'House Deposit' } as const
const sayings: [Change, string][] = [
  [{ kind: 'profile', field: 'income', value: 8_500_000 }, 'income $85,000 a year'],
  [{ kind: 'profile', field: 'income', value: null }, 'income cleared'],
  [{ kind: 'profile', field: 'expenses', value: 320_050 }, 'expenses $3,200.50 a month'],
  [{ kind: 'profile', field: 'savings', value: 0 }, 'no savings'],
  [{ kind: 'profile', field: 'savings', value: 1_850_000 }, 'savings $18,500'],
  [{ kind: 'profile', field: 'debt', value: 0 }, 'no debt'],
  [{ kind: 'profile', field: 'debt', value: 2_740_000 }, 'total debt $27,400'],
  [{ kind: 'profile', field: 'investmentRiskTolerance', value: 'low' }, 'risk tolerance low'],
  [{ kind: 'profile', field: 'retirementAge', value: 62 }, 'retirement at 62'],
  [{ kind: 'profile', field: 'retirementGoal', value: 150_000_000 }, 'retirement goal $1,500,000'],
  [{ kind: 'profile', field: 'financialGoals', value: 'travel, a boat' }, 'goals: travel, a boat'],
  [{ kind: 'birthYear', value: 1991 }, 'birth year 1991'],
  [{ kind: 'expense', id: null, name: 'Rent', amount: 145_000 }, 'rent $1,450 a month'],
  [{ kind: 'expense', id: 7, name: 'Netflix', amount: 1599 }, 'Netflix $15.99 a month'],
  [{ kind: 'income', id: null, name: 'Tutoring', amount: 60_000 }, 'tutoring income $600 a month'],
  [{ kind: 'income', id: null, name: 'Salary', amount: 400_000 }, 'salary $4,000 a month'],
  [{ ...card, amount: 320_000, interestRate: 24.99 }, 'Visa balance $3,200 at 24.99%'],
  [{ ...card, interestRate: 7 }, 'Visa at 7%'],
  [{ ...card, minimumPayment: 9000 }, 'Visa minimum payment $90'],
  [{ ...card, amount: 320_000, minimumPayment: 9000 }, 'Visa balance $3,200, minimum payment $90'],
  [
    { kind: 'asset', id: null, name: 'House', value: 35_000_000, category: 'Real Estate' },
    'house worth $350,000',
  ],
  [
    { kind: 'asset', id: null, name: '401(k)', value: 5_000_000, category: 'Retirement Accounts' },
    '401(k) balance $50,000',
  ],
  [{ ...house, targetAmount: 4_000_000 }, 'goal House Deposit: $40,000'],
  [{ ...house, targetAmount: 4_000_000, currentAmount: 500_000 }, 'goal House Deposit: $5,000 of $40,000'],
  [{ ...house, currentAmount: 500_000 }, 'goal House Deposit: $5,000 saved'],
  [house, 'goal House Deposit'],
  [{ kind: 'removal', from: 'liability', id: 4, name: 'Car loan' }, 'Car loan removed'],
]

test.each(sayings)('%o is described', (change, described) => {
  expect(describeChange(change)).toBe(described)
})

test('in an answer every number is a figure from the words, and a name with a number is a quote', () => {
  const change: Change = { ...card, name: 'Loan 2', amount: 320_000, interestRate: 24.99 }
  const said = factText(
    { change, decision: 'save', quote: 'Loan 2 is at 3.2k', span: { start: 0, end: 17 } },
    new FigureSheet(),
  )
  expect(readText(said)).toBe('“Loan 2” balance $3,200 at 24.99%')
  expect(said.filter((piece) => typeof piece === 'string' && hasNumber(piece))).toEqual([])
  const figures = said.filter((piece) => typeof piece === 'object' && isFigure(piece))
  expect(figures).toMatchObject([
    { value: 320_000, source: { kind: 'words', quote: 'Loan 2 is at 3.2k' } },
    { value: 24.99 },
  ])
})
