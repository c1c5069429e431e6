import type { ProfileChange, FullProfileField } from '#contract/profile.ts'
import { formatMoney } from '#finance/money.ts'

export const labels: Record<FullProfileField, string> = {
  income: 'Annual Income',
  incomeBasis: 'Before or After Tax',
  takeHome: 'Monthly Take-Home Pay',
  expenses: 'Monthly Expenses',
  savings: 'Total Savings',
  debt: 'Total Debt',
  investmentRiskTolerance: 'Investment Risk Tolerance',
  retirementGoal: 'Retirement Goal',
  retirementAge: 'Retirement Age',
  financialGoals: 'Financial Goals',
}

/** How a sentence names each. */
export const basisLabels = { gross: 'Before tax', net: 'After tax' }

export const riskLabels = { low: 'Low', medium: 'Medium', high: 'High' }

type FieldValue = Pick<ProfileChange, 'field' | 'oldValue'>

const wordsOf: Partial<Record<FullProfileField, Record<string, string>>> = {
  investmentRiskTolerance: riskLabels,
  incomeBasis: basisLabels,
}

/** A value of the history in the words of the form. */
export function formatValue({ field, oldValue: value }: FieldValue): string {
  if (value === null) return 'Empty'
  const words = wordsOf[field]
  if (words) return words[String(value)] ?? String(value)
  if (typeof value === 'string') return value
  return field === 'retirementAge' ? String(value) : formatMoney(value)
}
