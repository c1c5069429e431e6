/** The financial check-up: the next three steps for a person, with the figures behind each. Data, not prose. */
import { averageInterestRate, monthlyInterestCost, netWorth } from './balance-sheet.ts'
import { savingsRate } from './budget.ts'
import { monthsCovered } from './emergency-fund.ts'
import {
  checkBuffer,
  checkCashFlow,
  checkDebt,
  checkFullFund,
  checkGoals,
  checkMatch,
  checkRetirement,
  checkSavingsRate,
  checkSmallFund,
  type HealthCheck,
} from './health-checks.ts'
import {
  type HealthCode,
  type HealthField,
  type HealthSnapshot,
  type HealthStep,
  isKnown,
} from './health-snapshot.ts'
import type { Cents } from './money.ts'

export const STEPS_SHOWN = 3

/**
 * The order of advice. First stop the loss; a month of expenses in cash keeps the next surprise off the card; the
 * match is a sure return of 50 to 100%, above any card's rate; then debt that costs more than investing earns. Only
 * then do longer aims make sense, the nearer before the further.
 */
const CHECKS: readonly HealthCheck[] = [
  checkCashFlow,
  checkBuffer,
  checkMatch,
  checkDebt,
  checkSmallFund,
  checkSavingsRate,
  checkRetirement,
  checkFullFund,
  checkGoals,
]

/** Nothing can be judged without these two, so they are asked for first; other gaps come last. */
const ESSENTIAL: readonly HealthField[] = ['monthlyIncome', 'monthlyExpenses']

/** What the check-up asks for. A person may well have no match, goal or risk tolerance to tell. */
const WANTED: readonly HealthField[] = [
  ...ESSENTIAL,
  'cash',
  'debts',
  'age',
  'retirementAge',
  'retirementSavings',
  'retirementContribution',
]

export type Urgency = 'now' | 'soon' | 'later'

const URGENCY: Record<HealthCode, Urgency> = {
  'missing-data': 'soon',
  'negative-cash-flow': 'now',
  'one-month-buffer': 'now',
  'employer-match': 'now',
  'high-interest-debt': 'now',
  'emergency-fund-3': 'soon',
  'savings-rate': 'soon',
  'retirement-gap': 'soon',
  'emergency-fund-6': 'later',
  goal: 'later',
}

/** A step with its place in the order, 1 for the most pressing. */
export type RankedStep = HealthStep & { priority: number; urgency: Urgency }

export interface HealthFigures {
  savingsRate: number | null
  monthsCovered: number | null
  netWorth: Cents | null
  monthlyInterest: Cents | null
  averageInterestRate: number | null
}

export interface HealthReport {
  /** The next three steps, the most pressing first. */
  steps: RankedStep[]
  /** What comes after them. */
  later: RankedStep[]
  figures: HealthFigures
}

export function checkHealth(snapshot: HealthSnapshot): HealthReport {
  const ranked = findSteps(snapshot).map((step, index) =>
    Object.assign({ priority: index + 1, urgency: URGENCY[step.code] }, step),
  )
  return {
    steps: ranked.slice(0, STEPS_SHOWN),
    later: ranked.slice(STEPS_SHOWN),
    figures: collectFigures(snapshot),
  }
}

function findSteps(snapshot: HealthSnapshot): HealthStep[] {
  const found = CHECKS.map((check) => check(snapshot)).filter((step) => step !== null)
  const fields = WANTED.filter((field) => !isKnown(snapshot[field]))
  if (fields.length === 0) return found
  const missing: HealthStep = { code: 'missing-data', figures: { fields } }
  return ESSENTIAL.some((field) => fields.includes(field)) ? [missing, ...found] : [...found, missing]
}

function collectFigures(snapshot: HealthSnapshot): HealthFigures {
  const { monthlyIncome: income, monthlyExpenses: expenses, cash, assets, debts } = snapshot
  return {
    savingsRate: isKnown(income) && isKnown(expenses) ? savingsRate(income, expenses) : null,
    monthsCovered: isKnown(cash) && isKnown(expenses) ? monthsCovered(cash, expenses) : null,
    netWorth: snapshot.netWorth ?? (assets && debts ? netWorth(assets, debts).netWorth : null),
    monthlyInterest: debts ? monthlyInterestCost(debts) : null,
    averageInterestRate: debts ? averageInterestRate(debts) : null,
  }
}
