import type { ProfileChange, ProfileField } from '#contract/profile.ts'
import { formatMoney } from '#finance/money.ts'

export const labels: Record<ProfileField, string> = {
  income: 'Annual Income',
  expenses: 'Monthly Expenses',
  savings: 'Total Savings',
  debt: 'Total Debt',
  investmentRiskTolerance: 'Investment Risk Tolerance',
  retirementGoal: 'Retirement Goal',
  retirementAge: 'Retirement Age',
  financialGoals: 'Financial Goals',
}

export const riskLabels = { low: 'Low', medium: 'Medium', high: 'High' }

type FieldValue = Pick<ProfileChange, 'field' | 'oldValue'>

/** A value of the history in the words of the form. */
export function formatValue({ field, oldValue: value }: FieldValue): string {
  if (value === null) return 'Empty'
  if (field === 'investmentRiskTolerance')
    return riskLabels[value as keyof typeof riskLabels] ?? String(value)
  if (typeof value === 'string') return value
  return field === 'retirementAge' ? String(value) : formatMoney(value)
}
