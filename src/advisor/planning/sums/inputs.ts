/** Inputs that several sums share. */
import { byRow, byRule } from '#advisor/grounding/figures.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import {
  monthlyExpenses,
  monthlyIncome,
  monthlyPay,
  savings,
  yearlyIncome,
} from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Household, Input } from '#advisor/planning/sum.ts'

/** A value that is taken when nobody gave one. */
export const assumed = (value: number, name: string, text: string): Given => ({
  value,
  source: byRule(name, text),
})

const MOST_MONEY = 1e14
const money = (label: string) => ({ label, unit: 'money', min: 0, max: MOST_MONEY }) as const

const debtValue = (read: (debt: NonNullable<Household['debt']>) => number | null | undefined) => {
  return ({ debt }: Household): Given | null => {
    const value = debt ? read(debt) : null
    return debt && value !== null && value !== undefined
      ? { value, source: byRow('liabilities', debt) }
      : null
  }
}

export const balance = {
  ...money('Owed today'),
  stored: debtValue((debt) => debt.amount),
  ask: 'How much is owed today?',
} as const satisfies Input

export const payment = {
  ...money('Payment a month'),
  per: 'month',
  stored: ({ debt, snapshot }: Household) => debt && paidOnDebt(debt, snapshot),
  ask: 'How much do you pay on it each month?',
} as const satisfies Input

export const income = {
  ...money('Income a month'),
  per: 'month',
  salaried: true,
  pay: 'net',
  adds: true,
  stored: ({ snapshot }: Household) => monthlyPay(snapshot),
  ask: 'What comes in each month?',
} as const satisfies Input

/** For the rules of lenders, which go by pay before tax. */
export const grossIncome = {
  ...income,
  label: 'Gross income a month',
  pay: 'gross',
  stored: ({ snapshot }: Household) => monthlyIncome(snapshot),
} as const satisfies Input

export const salary = {
  ...money('Pay a year'),
  per: 'year',
  salaried: true,
  pay: 'gross',
  adds: true,
  stored: ({ snapshot }: Household) => yearlyIncome(snapshot),
  ask: 'What do you earn in a year?',
} as const satisfies Input

export const expenses = {
  ...money('Expenses a month'),
  per: 'month',
  adds: true,
  stored: ({ snapshot }: Household) => monthlyExpenses(snapshot),
  ask: 'What do you spend in a month, all in all?',
} as const satisfies Input

export const saved = {
  ...money('Savings'),
  adds: true,
  stored: ({ snapshot }: Household) => savings(snapshot),
  ask: 'How much do you have in savings?',
} as const satisfies Input

export const term = {
  label: 'Time',
  unit: 'months',
  min: 1,
  max: 1200,
  ask: 'Over how many years or months?',
} as const satisfies Input

export const growthRate = {
  label: 'Return a year',
  unit: 'percent',
  min: -99,
  max: 1000,
  assume: assumed(7, 'Return on investments', 'a long-run yearly return on a stock-heavy mix; not a promise'),
} as const satisfies Input
