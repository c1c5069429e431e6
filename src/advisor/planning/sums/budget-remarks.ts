/** What is worth a word beside what is left of a month's pay. */
import { byRow } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { paymentsBesides } from '#advisor/planning/data/payments-besides.ts'
import { monthlyExpenses } from '#advisor/planning/data/totals.ts'
import type { Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { percentShare, subtractMoney, sumMoney } from '#finance/money.ts'

interface Totals {
  income: number
  expenses: number
}

/** The budget and its screen leave out what is paid on debts unless a cost stands for it. */
export function remarkOnPayments(
  { income: pay, expenses: spent }: Totals,
  sheet: Worksheet,
  { snapshot }: Household,
): Text[] {
  const paid = paymentsBesides(snapshot)
  if (!paid || monthlyExpenses(snapshot)?.value !== spent) return []
  const payments = sheet.row('Payments of your debts', paid.value, paid.source)
  const rest = subtractMoney(pay, sumMoney([spent, paid.value]))
  const formula = 'what is left minus the payments of your debts'
  if (rest < 0) {
    const short = sheet.aside('Short after them', -rest, formula, [payments])
    return [text`The ${payments} of payments on your debts is not in that: with it you're ${short} short.`]
  }
  const left = sheet.aside('Left after them', rest, formula, [payments])
  return [text`The ${payments} of payments on your debts is not in that: after it ${left} is left.`]
}

const MUCH_FOR_ONE_ROW = 35

/** One row that takes a large part of all pay is worth a word. */
export function remarkOnLargest(
  { income: pay, expenses: spent }: Totals,
  sheet: Worksheet,
  { snapshot }: Household,
): Text[] {
  const [largest] = snapshot.expenses.toSorted((a, b) => b.amount - a.amount)
  // Another total than that of the rows was asked about.
  if (!largest || pay <= 0 || monthlyExpenses(snapshot)?.value !== spent) return []
  const part = percentShare(largest.amount, pay)
  if (part < MUCH_FOR_ONE_ROW) return []
  const row = sheet.row(
    largest.category,
    largest.amount,
    byRow('expenseItems', { ...largest, name: largest.category }),
  )
  const share = sheet.share('largestShare', 'Share of pay', part, 'the largest cost as a share of income', [
    row,
  ])
  return [
    text`${nameOf(largest.category)} alone takes ${share} of your pay, so that's where a change would tell.`,
  ]
}
