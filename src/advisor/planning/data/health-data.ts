import type { Snapshot } from '#advisor/snapshot.ts'
import { currentAge, monthlyExpenses, monthlyIncome, retirementSavings, savings } from './totals.ts'

/** What is stored, as the check-up looks at it. */
export function toHealthSnapshot(snapshot: Snapshot) {
  const { profile, assets, liabilities, goals } = snapshot
  const ownsNothing = assets.length === 0
  const owesNothing = liabilities.length === 0
  return {
    monthlyIncome: monthlyIncome(snapshot)?.value,
    monthlyExpenses: monthlyExpenses(snapshot)?.value,
    cash: savings(snapshot)?.value,
    assets: ownsNothing ? null : assets,
    debts: owesNothing ? (profile.debt === 0 ? [] : null) : liabilities,
    goals,
    age: currentAge(snapshot)?.value,
    riskTolerance: profile.investmentRiskTolerance,
    retirementAge: profile.retirementAge,
    retirementSavings: retirementSavings(snapshot)?.value,
    retirementGoal: profile.retirementGoal,
  }
}
