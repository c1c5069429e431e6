import { formatMoney, formatRate } from '#finance/money.ts'
import type { PlanChange } from '#finance/plan-changes.ts'

const fields: Record<PlanChange['field'], string> = {
  amount: 'owed',
  interestRate: 'interest a year',
  minimumPayment: 'minimum a month',
  targetAmount: 'target',
  newGoal: 'a new goal',
  retirementGoal: '',
  retirementAge: '',
  investmentRiskTolerance: '',
}

function show({ field }: PlanChange, value: number | string | null): string {
  if (value === null) return field === 'newGoal' ? 'not there' : 'not set'
  if (typeof value === 'string' || field === 'retirementAge') return String(value)
  return field === 'interestRate' ? formatRate(value) : formatMoney(value)
}

/** What changes, from what, to what. */
export function describeChange(change: PlanChange): { what: string; from: string; to: string } {
  const what = fields[change.field] ? `${change.name}, ${fields[change.field]}` : change.name
  return { what, from: show(change, change.from), to: show(change, change.to) }
}
