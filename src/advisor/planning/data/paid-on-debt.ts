/** What is paid on a debt each month: with the debt, else under its name among the expenses. */
import type { Liability } from '#contract/balance-sheet.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** 'Car payment' and 'Car loan' are of one car. */
const bareName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:loan|payment|note|bill|debt)s?\b/g, '')
    .trim()

/** The bill that is paid on a debt. */
export function findPaymentRow(
  debt: Pick<Liability, 'name' | 'amount'>,
  { expenses }: Pick<Snapshot, 'expenses'>,
) {
  const name = bareName(debt.name)
  const isIts = (category: string) => category === debt.name || (name !== '' && bareName(category) === name)
  return expenses.find(({ category, amount }) => isIts(category) && amount > 0 && amount < debt.amount)
}

export function paidOnDebt(debt: Liability, snapshot: Pick<Snapshot, 'expenses'>): Given | null {
  if (debt.minimumPayment !== null) return { value: debt.minimumPayment, source: byRow('liabilities', debt) }
  const row = findPaymentRow(debt, snapshot)
  return row ? { value: row.amount, source: byRow('expenseItems', { id: row.id, name: row.category }) } : null
}
