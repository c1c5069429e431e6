/** Inputs of the sums about budgets, goals and retirement. */
import { byProfile, byRow } from '#advisor/grounding/figures.ts'
import { currentAge, portfolio, retirementAge, surplus } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Household, Input } from '#advisor/planning/sum.ts'
import { ASSUMED_INFLATION } from '#finance/inflation.ts'
import { assumed } from './inputs.ts'

const MOST_MONEY = 1e14

export const money = (label: string) => ({ label, unit: 'money', min: 0, max: MOST_MONEY }) as const
export const monthly = (label: string) => ({ ...money(label), per: 'month' }) as const
export const yearly = (label: string) => ({ ...money(label), per: 'year' }) as const
export const percent = (label: string, min: number, max: number) =>
  ({ label, unit: 'percent', min, max }) as const
export const number = (label: string, max: number) => ({ label, unit: 'number', min: 0, max }) as const
export const months = (label: string) => ({ label, unit: 'months', min: 1, max: 1200 }) as const
export const years = (label: string) => ({ label, unit: 'age', min: 0, max: 120 }) as const

/** Taken in whatever unit it was said; what was short counts as less than nothing, and what is less than a cent counts. */
export const anyAmount = (label: string) =>
  ({ ...money(label), min: -MOST_MONEY, anyUnit: true, keepsFraction: true }) as const

const ofGoal = (read: (goal: NonNullable<Household['goal']>) => number) => {
  return ({ goal }: Household): Given | null =>
    goal ? { value: read(goal), source: byRow('financialGoalItems', goal) } : null
}

export const target = {
  ...money('Wanted'),
  adds: true,
  stored: ofGoal((goal) => goal.targetAmount),
  ask: 'How much do you want to have in the end?',
} as const satisfies Input

export const current = {
  ...money('There already'),
  adds: true,
  stored: ofGoal((goal) => goal.currentAmount),
  assume: assumed(0, 'Starting point', 'starting from nothing'),
} as const satisfies Input

/** One bill alone says nothing of what a household spends. */
const knowsBills = ({ expenses, profile }: Household['snapshot']) =>
  profile.expenses !== null || expenses.length !== 1

/** What can be put away each month. */
export const saving = {
  ...monthly('Put away each month'),
  adds: true,
  pay: 'net',
  stored: ({ snapshot }: Household) => (knowsBills(snapshot) ? surplus(snapshot) : null),
  ask: 'How much can you put away each month?',
} as const satisfies Input

/** Money for a goal of a few years lies in savings: nothing is counted on. */
export const savingsInterest = {
  ...percent('Interest a year', 0, 1000),
  assume: assumed(0, 'Interest', 'no interest is counted'),
} as const satisfies Input

export const inflationRate = {
  ...percent('Inflation a year', -50, 1000),
  assume: assumed(ASSUMED_INFLATION, 'Inflation', 'near the long-run average of US prices'),
} as const satisfies Input

export const invested = {
  ...money('Invested today'),
  adds: true,
  stored: ({ asset, snapshot }: Household): Given | null =>
    asset ? { value: asset.value, source: byRow('assets', asset) } : portfolio(snapshot),
} as const satisfies Input

export const age = {
  ...years('Age now'),
  stored: ({ snapshot }: Household) => currentAge(snapshot),
} as const satisfies Input

export const stopAge = {
  ...years('Age at retirement'),
  stored: ({ snapshot }: Household) => retirementAge(snapshot),
  assume: assumed(
    67,
    'Age at retirement',
    'the full retirement age of Social Security for most people today',
  ),
} as const satisfies Input

export const wantedNestEgg = ({ snapshot }: Household): Given | null => {
  const value = snapshot.profile.retirementGoal
  return value === null ? null : { value, source: byProfile('retirementGoal') }
}
