/** Inputs of a home that several sums share. */
import { byRow } from '#advisor/grounding/figures.ts'
import { sumRows } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Household, Input } from '#advisor/planning/sum.ts'
import { HOME_INSURANCE, PROPERTY_TAX, SAFE_DOWN } from '#finance/house-cost.ts'
import { assumed } from './inputs.ts'
import { money, monthly, percent } from './loan-inputs.ts'

export const propertyTax = {
  ...percent('Property tax, share of the price a year', 20),
  assume: assumed(PROPERTY_TAX, 'Property tax', 'a common share of the price a year; places differ'),
} as const satisfies Input

export const homeInsurance = {
  ...percent('Insurance, share of the price a year', 20),
  assume: assumed(HOME_INSURANCE, 'Home insurance', 'a common share of the price a year'),
} as const satisfies Input

export const downShare = {
  ...percent('Down payment, share of the price', 99),
  assume: assumed(SAFE_DOWN, 'Down payment', 'the usual share that needs no mortgage insurance'),
} as const satisfies Input

export const down = money('Down payment')
export const dues = monthly('Association dues a month')

const HOUSING = /\b(?:rent(?:ing)?|mortgage|housing|hoa|house payment)\b/i

/** What housing costs a month: the row named, else rent or mortgage of the budget, else the mortgage's payment. */
export function storedHousing({ snapshot, row, debt }: Household): Given | null {
  const isExpense = snapshot.expenses.some((item) => item.id === row?.id && item.category === row.name)
  if (row && isExpense) return { value: row.amount, source: byRow('expenseItems', row) }
  const rows = snapshot.expenses
    .filter((item) => HOUSING.test(item.category))
    .map(({ id, category: name, amount }) => ({ id, name, amount }))
  const spent = sumRows('expenseItems', rows, 'your housing costs added up')
  if (spent) return spent
  const mortgage = debt ?? snapshot.liabilities.find((owed) => owed.category === 'Mortgage')
  return mortgage?.minimumPayment
    ? { value: mortgage.minimumPayment, source: byRow('liabilities', mortgage) }
    : null
}

const RENT = /\brent(?:ing)?\b/i

export function storedRent({ snapshot }: Household): Given | null {
  const rows = snapshot.expenses
    .filter((item) => RENT.test(item.category))
    .map(({ id, category: name, amount }) => ({ id, name, amount }))
  return sumRows('expenseItems', rows, 'your rent')
}
