/** The household as the financial check-up looks at it. */
import type { LiabilityCategory } from './balance-sheet.ts'
import type { Debt } from './debt.ts'
import type { GoalAmounts } from './goal.ts'
import { savingsAmong } from './household-coverage.ts'
import type { Household, HouseholdFacts } from './household.ts'
import type { HealthSnapshot } from './health-snapshot.ts'
import { sumMoney } from './money.ts'
import type { RiskTolerance } from './monte-carlo.ts'

export interface HealthFacts extends HouseholdFacts {
  profile: HouseholdFacts['profile'] & {
    investmentRiskTolerance: RiskTolerance | null
    retirementAge: number | null
    retirementGoal: number | null
    birthYear: number | null
  }
  goals: readonly (GoalAmounts & HouseholdFacts['goals'][number])[]
  liabilities: readonly (Debt & { id: number; category: LiabilityCategory })[]
}

/** Pay that may be before tax is left out: no surplus and no savings rate is judged by it. */
export function toHealthSnapshot(facts: HealthFacts, household: Household, year: number): HealthSnapshot {
  const { profile, assets, goals, liabilities } = facts
  const { income, spending, owned, owed } = household
  const stated = owned.lines.filter(({ source }) => source.kind === 'profile')
  const savings = [...savingsAmong(assets).map(({ value }) => value), ...stated.map(({ amount }) => amount)]
  const pensions = assets.filter(({ category }) => category === 'Retirement Accounts')
  const owesNothing = owed.lines.length === 0 && profile.debt === 0
  return {
    netWorth: owned.lines.length + owed.lines.length > 0 ? household.netWorth : null,
    monthlyIncome: income.basis === 'net' ? income.total : null,
    monthlyExpenses: spending.lines.length > 0 ? spending.total : null,
    cash: savings.length > 0 ? sumMoney(savings) : profile.savings,
    assets: owned.lines.length > 0 ? owned.lines.map(({ amount: value }) => ({ value })) : null,
    debts: liabilities.length > 0 || owesNothing ? liabilities : null,
    goals: goals.filter(({ sample }) => !sample),
    age: profile.birthYear === null ? null : Math.max(0, year - profile.birthYear),
    riskTolerance: profile.investmentRiskTolerance,
    retirementAge: profile.retirementAge,
    retirementSavings: pensions.length > 0 ? sumMoney(pensions.map(({ value }) => value)) : null,
    retirementGoal: profile.retirementGoal,
  }
}
