import type { Figure, FigureSource } from '#contract/figures.ts'
import { byFormula, byProfile } from '#advisor/grounding/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import {
  currentAge,
  monthlyExpenses,
  monthlyIncome,
  savings,
  surplus,
  totalDebt,
} from '#advisor/planning/data/totals.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { netWorth } from '#finance/balance-sheet.ts'
import type { Cents } from '#finance/money.ts'
import { figureData, type FigureData } from './figure-data.ts'
import type { Known } from './known.ts'
import { describeRows } from './snapshot-rows.ts'

const MOST_TEXT = 500

/** What the model is told about the user: figures with references, names of rows, and nothing else that is stored. */
export function describeSnapshot(snapshot: Snapshot, known: Known) {
  const { profile, today } = snapshot
  return {
    today,
    profile: profileFigures(snapshot, known),
    totals: totalFigures(snapshot, known),
    riskTolerance: profile.investmentRiskTolerance,
    goalsInOwnWords: profile.financialGoals?.slice(0, MOST_TEXT) ?? null,
    rows: describeRows(snapshot, known),
  }
}

const profileLabels = {
  income: 'Income a year',
  expenses: 'Expenses a month',
  savings: 'Savings',
  debt: 'Debt',
  retirementGoal: 'Retirement goal',
} as const

function profileFigures({ profile }: Snapshot, known: Known): FigureData[] {
  const amounts = Object.entries(profileLabels).flatMap(([name, label]) => {
    const field = name as keyof typeof profileLabels
    const value = profile[field]
    return value === null ? [] : [known.sheet.money(label, value, byProfile(field))]
  })
  const age = profile.retirementAge
  const ages =
    age === null ? [] : [known.sheet.number('Retirement age', 'age', age, byProfile('retirementAge'))]
  return [...amounts, ...ages].map((figure) => figureData(known.add(figure)))
}

function totalFigures(snapshot: Snapshot, known: Known): FigureData[] {
  const { sheet } = known
  const money = (label: string, given: Given | null) =>
    given ? [known.add(sheet.money(label, given.value, given.source))] : []
  const age = currentAge(snapshot)
  const sums = [
    ...money('Income a month', monthlyIncome(snapshot)),
    ...money('Expenses a month', monthlyExpenses(snapshot)),
    ...money('Left over a month', surplus(snapshot)),
    ...money('Savings', savings(snapshot)),
    ...money('Debt', totalDebt(snapshot)),
    ...worthFigures(snapshot, known),
    ...(age ? [known.add(sheet.number('Age', 'age', age.value, age.source))] : []),
  ]
  return sums.map((figure) => figureData(figure))
}

function worthFigures({ assets, liabilities }: Snapshot, known: Known): Figure[] {
  if (assets.length + liabilities.length === 0) return []
  const worth = netWorth(assets, liabilities)
  const sum = (label: string, value: Cents, source: FigureSource) =>
    known.add(known.sheet.money(label, value, source))
  const owned = sum('Total assets', worth.totalAssets, byFormula('all assets added up', []))
  const owed = sum('Total liabilities', worth.totalLiabilities, byFormula('all liabilities added up', []))
  const net = sum('Net worth', worth.netWorth, byFormula('assets minus liabilities', [owned, owed]))
  return [owned, owed, net]
}
