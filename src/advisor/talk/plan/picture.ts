import type { Liability } from '#contract/balance-sheet.ts'
import type { Figure } from '#contract/figures.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import {
  currentAge,
  monthlyExpenses,
  monthlyIncome,
  retirementSavings,
  savings,
} from '#advisor/planning/data/totals.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { HealthSnapshot } from '#finance/health-snapshot.ts'

/** What the check-up looks at, and the figures it rests on. */
export interface Picture {
  snapshot: Snapshot
  health: HealthSnapshot
  income: Figure | null
  expenses: Figure | null
  cash: Figure | null
}

export function drawPicture(snapshot: Snapshot, sheet: FigureSheet): Picture {
  const { profile, liabilities, goals } = snapshot
  const figure = (label: string, given: ReturnType<typeof savings>) =>
    given && sheet.money(label, given.value, given.source)
  const income = figure('Income a month', monthlyIncome(snapshot))
  const expenses = figure('Expenses a month', monthlyExpenses(snapshot))
  const cash = figure('Savings', savings(snapshot))
  const health: HealthSnapshot = {
    monthlyIncome: income?.value ?? null,
    monthlyExpenses: expenses?.value ?? null,
    cash: cash?.value ?? null,
    assets: assetsOf(snapshot),
    debts: debtsOf(liabilities, profile.debt),
    goals,
    age: currentAge(snapshot)?.value ?? null,
    riskTolerance: profile.investmentRiskTolerance,
    retirementAge: profile.retirementAge,
    retirementSavings: retirementSavings(snapshot)?.value ?? null,
    retirementGoal: profile.retirementGoal,
  }
  return { snapshot, health, income, expenses, cash }
}

/** Rows of the balance sheet; savings that are only told count as the single asset. */
function assetsOf({ assets, profile }: Snapshot): readonly { value: number }[] | null {
  if (assets.length > 0) return assets
  return profile.savings === null ? null : [{ value: profile.savings }]
}

/** A total without its parts has no rate: it says only that there is some debt, or none. */
function debtsOf(liabilities: readonly Liability[], total: number | null): readonly Liability[] | null {
  if (liabilities.length > 0) return liabilities
  return total === 0 ? [] : null
}
