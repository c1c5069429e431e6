/** What the financial check-up looks at, and the steps it can advise. */
import type { Debt } from './debt.ts'
import type { EmployerMatch, MatchTier } from './employer-match.ts'
import type { GoalAmounts } from './goal.ts'
import type { Cents } from './money.ts'
import type { RiskTolerance } from './monte-carlo.ts'
import type { RetirementGap } from './retirement.ts'

/** What is known about a person; anything may be missing. An empty list means 'none', a missing one 'not known'. */
export interface HealthSnapshot {
  monthlyIncome?: Cents | null
  /** Debt payments included. */
  monthlyExpenses?: Cents | null
  /** Savings and cash that can be had at once. */
  cash?: Cents | null
  assets?: readonly { value: Cents }[] | null
  debts?: readonly Debt[] | null
  /** With debt of which only the sum is known; by assets and debts when missing. */
  netWorth?: Cents | null
  goals?: readonly (GoalAmounts & { name: string })[] | null
  age?: number | null
  riskTolerance?: RiskTolerance | null
  retirementAge?: number | null
  retirementSavings?: Cents | null
  retirementContribution?: Cents | null
  /** The nest egg the person wants; by the 4% rule on expenses when missing. */
  retirementGoal?: Cents | null
  match?: { salary: Cents; contributionPercent: number; tiers: readonly MatchTier[] } | null
}

/** What can be asked for. */
export type HealthField = Exclude<keyof HealthSnapshot, 'netWorth'>

export interface FundFigures {
  cash: Cents
  monthsCovered: number
  targetMonths: number
  target: Cents
  shortfall: Cents
  /** At the present surplus; null without one. */
  monthsToBuild: number | null
}

export interface DebtFigures {
  count: number
  balance: Cents
  monthlyInterest: Cents
  /** The one to pay first: the highest rate. */
  first: { name: string; amount: Cents; interestRate: number }
  /** Minimums and the whole surplus, highest rate first; null when that does not end. */
  monthsToPayOff: number | null
}

export type HealthStep =
  | { code: 'missing-data'; figures: { fields: HealthField[] } }
  | { code: 'negative-cash-flow'; figures: { income: Cents; expenses: Cents; deficit: Cents } }
  | { code: 'one-month-buffer'; figures: FundFigures }
  | { code: 'employer-match'; figures: EmployerMatch }
  | { code: 'high-interest-debt'; figures: DebtFigures }
  | { code: 'emergency-fund-3'; figures: FundFigures }
  | { code: 'savings-rate'; figures: { savingsRate: number; targetRate: number; target: Cents; gap: Cents } }
  | { code: 'retirement-gap'; figures: RetirementGap & { months: number; realReturn: number } }
  | { code: 'emergency-fund-6'; figures: FundFigures }
  | { code: 'goal'; figures: { name: string; remaining: Cents; progress: number; months: number | null } }

export type HealthCode = HealthStep['code']

/** A fact that is neither missing nor cleared; 0 is known. */
export function isKnown<Fact>(fact: Fact | null | undefined): fact is Fact {
  return fact !== null && fact !== undefined
}
