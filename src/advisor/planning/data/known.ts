import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { FinancialGoalItem } from '#contract/budget.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Question } from '#advisor/planning/question/said.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { findDebt } from './find-debt.ts'
import { findRow } from './find-row.ts'

/** What is stored about the user, as far as one question is about it. */
export interface Known {
  question: Question
  snapshot: Snapshot
  /** The debt, goal and account that the question names. */
  debt: Liability | null
  goal: FinancialGoalItem | null
  asset: Asset | null
}

export function lookUp(question: Question, snapshot: Snapshot): Known {
  const { naming, gist } = question
  const { goals, assets, liabilities } = snapshot
  const named = findRow(naming, goals, (goal) => goal.name)
  const onlyGoal = goals.length === 1 && /\b(?:goal|target)\b/.test(gist) ? goals[0] : undefined
  return {
    question,
    snapshot,
    debt: findDebt(naming, gist, liabilities),
    goal: named ?? onlyGoal ?? null,
    asset: findRow(naming, assets, (asset) => asset.name),
  }
}

const fromRow = (value: number | null | undefined, source: Given['source']): Given | null =>
  value === null || value === undefined ? null : { value, source }

export const debtBalance = ({ debt }: Known) =>
  debt ? fromRow(debt.amount, byRow('liabilities', debt)) : null
export const debtRate = ({ debt }: Known) =>
  debt ? fromRow(debt.interestRate, byRow('liabilities', debt)) : null
export const debtMinimum = ({ debt }: Known) =>
  debt ? fromRow(debt.minimumPayment, byRow('liabilities', debt)) : null
export const goalTarget = ({ goal }: Known) =>
  goal ? fromRow(goal.targetAmount, byRow('financialGoalItems', goal)) : null
export const goalCurrent = ({ goal }: Known) =>
  goal ? fromRow(goal.currentAmount, byRow('financialGoalItems', goal)) : null
export const assetValue = ({ asset }: Known) => (asset ? fromRow(asset.value, byRow('assets', asset)) : null)
