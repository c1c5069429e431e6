/** What plans start from: everything stored that they may use, and the inputs that somebody has changed. */
import type { LiabilityCategory } from './balance-sheet.ts'
import type { PlainDate } from './dates.ts'
import type { Cents } from './money.ts'
import type { RiskTolerance } from './monte-carlo.ts'

export const planKinds = ['debts', 'house', 'goals', 'retirement', 'safety'] as const
export type PlanKind = (typeof planKinds)[number]

/** Changed inputs by name; those of a row carry its id: 'rate.12'. Cents, percent, months, years, or words. */
export type PlanInputs = Readonly<Record<string, number | string>>

export interface OwedDebt {
  id: number
  name: string
  amount: Cents
  interestRate: number
  minimumPayment: Cents | null
  category: LiabilityCategory
}

export interface PlannedGoal {
  id: number
  name: string
  currentAmount: Cents
  targetAmount: Cents
}

export interface PlanFacts {
  today: PlainDate
  debts: readonly OwedDebt[]
  goals: readonly PlannedGoal[]
  incomes: readonly { name: string; amount: Cents }[]
  profile: {
    retirementAge: number | null
    retirementGoal: Cents | null
    investmentRiskTolerance: RiskTolerance | null
  }
  /** What the advisor would take where nothing is said, by plan and input: 'house.rate'. */
  known: Readonly<Record<string, number>>
}

export function numberOf(inputs: PlanInputs, name: string): number | undefined {
  const value = inputs[name]
  return typeof value === 'number' ? value : undefined
}

export function wordOf(inputs: PlanInputs, name: string): string | undefined {
  const value = inputs[name]
  return typeof value === 'string' ? value : undefined
}

/** Ids in order: '3,1,2'. */
export function idsOf(inputs: PlanInputs, name: string): number[] | undefined {
  const text = wordOf(inputs, name)
  return text === undefined ? undefined : text.split(',').filter(Boolean).map(Number)
}

/** As changed, else as the advisor would take it. */
export function takenOf(kind: PlanKind, name: string, inputs: PlanInputs, facts: PlanFacts) {
  return numberOf(inputs, name) ?? facts.known[`${kind}.${name}`]
}
