import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '#contract/figures.ts'
import type { AssetInput, LiabilityInput } from '#contract/balance-sheet.ts'
import type { Budget } from '#contract/budget.ts'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents, toDollars } from '#finance/money.ts'
import type { Answer, Expected } from './naive.ts'

/** A user with data, a question, and how the figures of its answer are computed apart from the product. */
export interface Scenario {
  id: string
  topic: string
  /** As the API takes it, amounts in dollars. */
  profile: {
    income?: number
    expenses?: number
    savings?: number
    debt?: number
    retirementGoal?: number
    retirementAge?: number
    investmentRiskTolerance?: 'low' | 'medium' | 'high'
    otherData?: Pick<Partial<Budget>, 'expenseItems' | 'incomeItems' | 'financialGoalItems'>
  }
  assets: AssetInput[]
  liabilities: LiabilityInput[]
  question: string
  answer: Answer
}

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'eval', 'scenarios')

export const readScenarios = (): Scenario[] =>
  globSync('*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scenario[])

const TODAY = '2026-03-10'

const centsOrNull = (dollars: number | undefined) => (dollars === undefined ? null : toCents(dollars))

export function snapshotOf({
  profile,
  assets,
  liabilities,
}: Pick<Scenario, 'profile' | 'assets' | 'liabilities'>): Snapshot {
  const { expenseItems = [], incomeItems = [], financialGoalItems = [] } = profile.otherData ?? {}
  const row = { updatedAt: '2026-01-15T00:00:00.000Z', notes: null }
  return {
    today: TODAY,
    profile: {
      income: centsOrNull(profile.income),
      expenses: centsOrNull(profile.expenses),
      savings: centsOrNull(profile.savings),
      debt: centsOrNull(profile.debt),
      retirementGoal: centsOrNull(profile.retirementGoal),
      retirementAge: profile.retirementAge ?? null,
      investmentRiskTolerance: profile.investmentRiskTolerance ?? null,
      financialGoals: null,
    },
    birthYear: null,
    expenses: expenseItems.map((item) => ({ ...item, amount: toCents(item.amount) })),
    income: incomeItems.map((item) => ({ ...item, amount: toCents(item.amount) })),
    goals: financialGoalItems.map((goal) => ({
      ...goal,
      currentAmount: toCents(goal.currentAmount),
      targetAmount: toCents(goal.targetAmount),
    })),
    assets: assets.map((asset, at) => ({ ...asset, ...row, id: at + 1, value: toCents(asset.value) })),
    liabilities: liabilities.map((debt, at) => ({
      ...debt,
      ...row,
      id: at + 1,
      amount: toCents(debt.amount),
      minimumPayment: centsOrNull(debt.minimumPayment ?? undefined),
    })),
    provenance: {},
  }
}

export const turnOf = (text: string, snapshot: Snapshot): Turn => ({
  text,
  snapshot,
  dialogue: freshDialogue,
  understood: { facts: [] },
  minded: null,
})

const inUnit = (figure: Figure, kind: Expected['kind']): number | null => {
  if (kind === 'money') return figure.unit === 'money' ? toDollars(figure.value) : null
  if (kind === 'percent') return figure.unit === 'percent' ? figure.value : null
  if (figure.unit === 'years') return figure.value * 12
  return figure.unit === 'months' ? figure.value : null
}

/** Whether one of the figures is the expected one. */
export function holds(figures: readonly Figure[], { kind, value, tolerance }: Expected): boolean {
  return figures.some((figure) => {
    const found = inUnit(figure, kind)
    return found !== null && Math.abs(found - value) <= tolerance + 1e-9
  })
}
