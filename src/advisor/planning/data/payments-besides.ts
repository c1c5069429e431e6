/** What is paid on debts each month and stands among no costs: the budget does not know of it. */
import type { Liability } from '#contract/balance-sheet.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { formatMoney, sumMoney } from '#finance/money.ts'
import { isLoanPayment, isOneKind } from './loan-payments.ts'
import { findPaymentRow } from './paid-on-debt.ts'
import { monthlyExpenses } from './totals.ts'

/** 'Car payment 410' stands for the loan on the car; a cost of the same amount is its payment, too. */
const isAmongCosts = (debt: Liability, snapshot: Snapshot) =>
  findPaymentRow(debt, snapshot) !== undefined ||
  snapshot.expenses.some(
    ({ amount, category }) =>
      amount === debt.minimumPayment ||
      (isLoanPayment(category) && (isOneKind(debt.name, category) || isOneKind(debt.category, category))),
  )

export function paymentsBesides(snapshot: Snapshot): Given | null {
  // A total that somebody told has the payments in it.
  if (monthlyExpenses(snapshot)?.source.kind === 'profile') return null
  const apart = snapshot.liabilities.flatMap((debt) =>
    debt.amount > 0 && debt.minimumPayment && !isAmongCosts(debt, snapshot)
      ? [{ name: debt.name, amount: debt.minimumPayment }]
      : [],
  )
  if (apart.length === 0) return null
  return {
    value: sumMoney(apart.map(({ amount }) => amount)),
    source: {
      kind: 'formula',
      formula: 'payments of your debts that are not in your budget, added up',
      inputs: apart.map(({ name, amount }) => ({
        label: name,
        text: formatMoney(amount, { decimals: 'auto' }),
      })),
    },
  }
}
