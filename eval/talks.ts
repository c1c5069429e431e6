/** A set of talk or calculations, as the scorer would load it and as the API would show what comes of it. */
import { readFileSync } from 'node:fs'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { normalise } from './score.mjs'

export interface Turn {
  say: string
  figures?: object[]
}
interface Row {
  name: string
  category: string
  value?: number
  amount?: number
  interestRate?: number
  minimumPayment?: number
}
export interface Talk {
  id: string
  setup?: { profile?: Record<string, unknown>; assets?: Row[]; liabilities?: Row[] }
  turns: Turn[]
  end?: object
}

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
const at = '2026-11-15T12:00:00.000Z'

export function setUp({ profile = {}, assets = [], liabilities = [] }: NonNullable<Talk['setup']>): Snapshot {
  const snapshot = emptySnapshot()
  for (const field of ['income', 'expenses', 'savings', 'debt', 'retirementGoal'] as const)
    if (profile[field] !== undefined && profile[field] !== null)
      snapshot.profile[field] = cents(profile[field])
  Object.assign(snapshot.profile, {
    retirementAge: profile['retirementAge'] ?? null,
    financialGoals: profile['financialGoals'] ?? null,
    investmentRiskTolerance: profile['investmentRiskTolerance'] ?? null,
  })
  const other = (profile['otherData'] ?? {}) as Record<string, Record<string, unknown>[]>
  const rows = (name: string) =>
    (other[name] ?? []).map((row, id): Record<string, unknown> => ({
      date: '2026-11-01',
      ...row,
      id: id + 1,
    }))
  snapshot.expenses = rows('expenseItems').map((row) => ({ ...row, amount: cents(row['amount']) })) as never
  snapshot.income = rows('incomeItems').map((row) => ({ ...row, amount: cents(row['amount']) })) as never
  snapshot.goals = rows('financialGoalItems').map((row) => ({
    description: '',
    ...row,
    targetAmount: cents(row['targetAmount'] ?? 0),
    currentAmount: cents(row['currentAmount'] ?? 0),
  })) as never
  snapshot.assets = assets.map((row, id) => ({
    notes: null,
    updatedAt: at,
    ...row,
    id: id + 1,
    value: cents(row.value),
  })) as never
  snapshot.liabilities = liabilities.map((row, id) => ({
    notes: null,
    updatedAt: at,
    interestRate: null,
    ...row,
    id: id + 1,
    amount: cents(row.amount),
    minimumPayment: row.minimumPayment === undefined ? null : cents(row.minimumPayment),
  })) as never
  return snapshot
}

/** As the calls of the API would show it. */
export function stateOf({ profile, expenses, income, goals, assets, liabilities }: Snapshot) {
  const dollars = (amount: number | null) => (amount === null ? null : amount / 100)
  return normalise({
    profile: {
      ...profile,
      income: dollars(profile.income),
      expenses: dollars(profile.expenses),
      savings: dollars(profile.savings),
      debt: dollars(profile.debt),
      retirementGoal: dollars(profile.retirementGoal),
      otherData: {
        expenseItems: expenses.map((row) => ({ ...row, amount: row.amount / 100 })),
        incomeItems: income.map((row) => ({ ...row, amount: row.amount / 100 })),
        financialGoalItems: goals.map((row) => ({
          ...row,
          targetAmount: row.targetAmount / 100,
          currentAmount: row.currentAmount / 100,
        })),
      },
    },
    assets: assets.map((row) => ({ ...row, value: row.value / 100 })),
    liabilities: liabilities.map((row) => ({
      ...row,
      amount: row.amount / 100,
      minimumPayment: dollars(row.minimumPayment),
    })),
  })
}

interface Calculation extends NonNullable<Talk['setup']> {
  id: string
  question: string
  figures: object[]
}

/** A calculation is a talk of one turn. */
const asTalk = ({ id, question, figures, ...setup }: Calculation): Talk => ({
  id,
  setup,
  turns: [{ say: question, figures }],
})

/** The talks of a file; a file of calculations has one turn each. */
export function readTalks(file: string): Talk[] {
  const told = readFileSync(file, 'utf8').trim()
  return file.endsWith('.json')
    ? (JSON.parse(told) as Calculation[]).map(asTalk)
    : told.split('\n').map((line) => JSON.parse(line) as Talk)
}
