/** What goes to lenders each month, whether it is told as a debt's payment or as a cost. */
import { byRow } from '#advisor/grounding/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumLines } from './totals.ts'

const INSURED = /\binsur/i
const MORTGAGE = /\bmortgage\b/i
const LOAN =
  /\bloans?\b|\b(?:car|truck|auto|vehicle|card|boat|rv|motorcycle) (?:payments?|notes?|lease)\b|\bcredit cards?\b/i
/** 'Car 365' among the costs is its payment. */
const VEHICLE = /^(?:car|truck|auto)$/i

const kinds = [MORTGAGE, /\b(?:car|truck|auto|vehicle)\b/i, /\bstudent\b/i, /\bcards?\b/i]
const kindOf = (name: string) => kinds.findIndex((kind) => kind.test(name))

/** Payments of debts that are stored, and costs that are payments of debts nobody has told of. */
export function loanPayments(snapshot: Snapshot, { withMortgage }: { withMortgage: boolean }): Given | null {
  const paid = snapshot.liabilities.filter(({ minimumPayment }) => (minimumPayment ?? 0) > 0)
  const isKnown = (name: string) =>
    paid.some((debt) => kindOf(debt.name) === kindOf(name) || kindOf(debt.category) === kindOf(name))
  const isWanted = (name: string) => withMortgage || !MORTGAGE.test(name)
  const debts = paid
    .filter(({ category }) => isWanted(category))
    .map(({ id, name, minimumPayment }) => ({ id, name, amount: minimumPayment ?? 0 }))
  const costs = snapshot.expenses
    .map(({ id, category: name, amount }) => ({ id, name, amount }))
    .filter(({ name }) => !INSURED.test(name) && isWanted(name) && !isKnown(name))
    .filter(({ name }) => LOAN.test(name) || MORTGAGE.test(name) || VEHICLE.test(name))
  return sumLines(
    [
      ...debts.map((row) => ({ ...row, source: byRow('liabilities', row) })),
      ...costs.map((row) => ({ ...row, source: byRow('expenseItems', row) })),
    ],
    'the payments of your debts added up',
  )
}
