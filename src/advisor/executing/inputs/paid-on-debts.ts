/** What is no payment on a debt, though the mind may take it for one. */
import { endsOf, type Value } from '#advisor/minding/minded.ts'
import { isLoanPayment } from '#advisor/planning/data/loan-payments.ts'
import { findPaymentRow } from '#advisor/planning/data/paid-on-debt.ts'
import { centsOf, type Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const SPARE = /\b(?:left|leftover|over|spare|extra|rest|all|whole|everything|that)\b/i

interface Filling {
  stored: Given | null
  text: string
  snapshot: Snapshot
}

/**
 * What is paid on a debt is known: what the budget leaves is put on it only where that is said. Nor is a rent of before
 * paid on it: 'student loans 22k at 5.5, when are they gone'.
 */
export const isLeftOver = (value: Value, filling: Filling) =>
  isOtherCost(value, filling) ||
  (filling.stored !== null && value.kind === 'figure' && value.name === 'left' && !SPARE.test(filling.text))

/** 'How much house can I afford', after 'rent 1,400, groceries 500': costs of before that no lender counts. */
export const isOtherCost = (value: Value, { snapshot }: { snapshot: Snapshot }) =>
  endsOf(value).some((end) => {
    const { expenses, liabilities } = snapshot
    const row =
      end.kind === 'row'
        ? expenses.find(({ id }) => end.row.list === 'expenseItems' && end.row.id === id)
        : end.kind === 'number' && 'words' in end.number
          ? expenses.find(({ amount }) => amount === centsOf(end.number.value))
          : undefined
    const isPaidOnOne = liabilities.some((debt) => findPaymentRow(debt, snapshot) === row)
    return row !== undefined && !isLoanPayment(row.category) && !isPaidOnOne
  })
