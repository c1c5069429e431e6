import type { HouseholdView } from '#contract/household.ts'
import type { FinancialProfile } from '#contract/profile.ts'

/** Of somebody who has just signed up. */
export const emptyProfile: FinancialProfile = {
  income: null,
  takeHome: null,
  incomeBasis: null,
  expenses: null,
  savings: null,
  debt: null,
  investmentRiskTolerance: null,
  retirementGoal: null,
  retirementAge: null,
  financialGoals: null,
  version: 0,
  otherData: null,
  sources: {},
}

export const emptyHousehold: HouseholdView = {
  income: { lines: [], total: 0, stated: [], basis: null },
  spending: { lines: [], total: 0, stated: [] },
  owned: { lines: [], total: 0 },
  owed: { lines: [], total: 0 },
  netWorth: 0,
  surplus: null,
  doubtfulCash: [],
  listed: { income: null, expenses: null, savings: null, debt: null },
}
