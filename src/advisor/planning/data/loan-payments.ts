/** What goes to lenders each month, whether it is told as a debt's payment or as a cost. */
import { byRow } from '#advisor/grounding/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { paidOnDebt } from './paid-on-debt.ts'
import { sumLines } from './totals.ts'

const INSURED = /\binsur/i
const MORTGAGE = /\bmortgage\b/i
const LOAN =
  /\bloans?\b|\b(?:car|truck|auto|vehicle|card|boat|rv|motorcycle) (?:payments?|notes?|lease)\b|\bcredit cards?\b/i
/** 'Car 365' among the costs is its payment. */
const VEHICLE = /^(?:car|truck|auto)$/i

/** Whether a cost is what is paid on a loan. */
export const isLoanPayment = (name: string) =>
  !INSURED.test(name) && (LOAN.test(name) || MORTGAGE.test(name) || VEHICLE.test(name))

const kinds = [MORTGAGE, /\b(?:car|truck|auto|vehicle)\b/i, /\bstudent\b/i, /\bcards?\b/i]
export const isOneKind = (name: string, other: string) =>
  kinds.some((kind) => kind.test(name) && kind.test(other))

/** Payments of debts that are stored, and costs that are payments of debts nobody has told of. */
export function loanPayments(snapshot: Snapshot, { withMortgage }: { withMortgage: boolean }): Given | null {
  const paid = snapshot.liabilities.flatMap((debt) => {
    const given = paidOnDebt(debt, snapshot)
    return given && given.value > 0 ? [{ debt, given }] : []
  })
  const isKnown = ({ id, name }: { id: number; name: string }) =>
    paid.some(
      ({ debt, given: { source } }) =>
        (source.kind === 'row' && source.list === 'expenseItems' && source.itemId === id) ||
        isOneKind(debt.name, name) ||
        isOneKind(debt.category, name),
    )
  const isWanted = (name: string) => withMortgage || !MORTGAGE.test(name)
  const debts = paid
    .filter(({ debt }) => isWanted(debt.category))
    .map(({ debt: { id, name }, given: { value, source } }) => ({ id, name, amount: value, source }))
  const costs = snapshot.expenses
    .map(({ id, category: name, amount }) => ({ id, name, amount }))
    .filter((row) => isLoanPayment(row.name) && isWanted(row.name) && !isKnown(row))
  return sumLines(
    [...debts, ...costs.map((row) => ({ ...row, source: byRow('expenseItems', row) }))],
    'the payments of your debts added up',
  )
}
