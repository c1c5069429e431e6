/** What goes out in a month: all that is spent, and what is paid on debts that no cost stands for. */
import type { Liability } from '#contract/balance-sheet.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { summarizeCashFlow } from '#finance/budget.ts'
import { formatMoney, sumMoney } from '#finance/money.ts'
import { isLoanPayment, isOneKind } from './loan-payments.ts'
import { findPaymentRow } from './paid-on-debt.ts'
import { basisAmong } from './pay-basis.ts'
import { monthlyExpenses, monthlyPay } from './totals.ts'

const FORMULA = 'all expense rows of your budget and the payments of your debts added up'

/** Whether a total of what goes out is this one, with payments of debts or as it was before there were any. */
export const isOfAllCosts = (formula: string) =>
  formula === FORMULA || formula === 'all expense rows of your budget added up'

/** 'Car payment 410' stands for the loan on the car; a cost of the same amount is its payment, too. */
const isAmongCosts = (debt: Liability, snapshot: Snapshot) =>
  findPaymentRow(debt, snapshot) !== undefined ||
  snapshot.expenses.some(
    ({ amount, category }) =>
      amount === debt.minimumPayment ||
      (isLoanPayment(category) && (isOneKind(debt.name, category) || isOneKind(debt.category, category))),
  )

export function monthlyCosts(snapshot: Snapshot): Given | null {
  const costs = monthlyExpenses(snapshot)
  // A total that somebody told has the payments in it.
  if (!costs || costs.source.kind === 'profile') return costs
  const apart = snapshot.liabilities.filter(
    (debt) => debt.amount > 0 && (debt.minimumPayment ?? 0) > 0 && !isAmongCosts(debt, snapshot),
  )
  if (apart.length === 0) return costs
  const parts = [
    { name: 'Expenses', amount: costs.value },
    ...apart.map(({ name, minimumPayment }) => ({ name, amount: minimumPayment ?? 0 })),
  ]
  return {
    ...costs,
    value: sumMoney(parts.map(({ amount }) => amount)),
    source: {
      kind: 'formula',
      formula: FORMULA,
      inputs: parts.map(({ name, amount }) => ({
        label: name,
        text: formatMoney(amount, { decimals: 'auto' }),
      })),
    },
  }
}

/** What income leaves after expenses; null when either is not known or nothing is left. */
export function surplus(snapshot: Snapshot): Given | null {
  const income = monthlyPay(snapshot)
  const expenses = monthlyCosts(snapshot)
  if (!income || !expenses) return null
  const { netSavings } = summarizeCashFlow(income.value, expenses.value)
  if (netSavings <= 0) return null
  const inputs = [
    { label: 'Income a month', text: formatMoney(income.value, { decimals: 'auto' }) },
    { label: 'Expenses a month', text: formatMoney(expenses.value, { decimals: 'auto' }) },
  ]
  return {
    value: netSavings,
    source: {
      kind: 'formula',
      formula: 'income minus expenses of your budget',
      inputs,
      ...basisAmong([income.source]),
    },
  }
}
