/** The single checks of the financial check-up: each looks at one thing and returns a step, or null when it is fine. */
import { monthlyInterestCost } from './balance-sheet.ts'
import { RECOMMENDED_SAVINGS_RATE, summarizeCashFlow } from './budget.ts'
import { orderDebts, planDebtPayoff } from './debt.ts'
import { EMERGENCY_FUND_MONTHS, emergencyFundTarget, monthsCovered } from './emergency-fund.ts'
import { employerMatch } from './employer-match.ts'
import { goalProgress, goalRemaining, monthsToGoal } from './goal.ts'
import { type FundFigures, type HealthSnapshot, type HealthStep, isKnown } from './health-snapshot.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'
import { RETURN_ASSUMPTIONS } from './monte-carlo.ts'
import { monthsToRetirement, neededNestEgg, retirementGap } from './retirement.ts'

/** Debt from this yearly rate on costs more than cautious investing earns: paying it back comes first. */
export const HIGH_INTEREST_RATE = 8

export type HealthCheck = (snapshot: HealthSnapshot) => HealthStep | null

export function checkCashFlow({ monthlyIncome, monthlyExpenses }: HealthSnapshot): HealthStep | null {
  if (!isKnown(monthlyIncome) || !isKnown(monthlyExpenses) || monthlyExpenses <= monthlyIncome) return null
  const deficit = subtractMoney(monthlyExpenses, monthlyIncome)
  return {
    code: 'negative-cash-flow',
    figures: { income: monthlyIncome, expenses: monthlyExpenses, deficit },
  }
}

export function checkBuffer(snapshot: HealthSnapshot): HealthStep | null {
  const figures = fundFigures(snapshot, 0, EMERGENCY_FUND_MONTHS.starter)
  return figures && { code: 'one-month-buffer', figures }
}

export function checkSmallFund(snapshot: HealthSnapshot): HealthStep | null {
  const figures = fundFigures(snapshot, 0, EMERGENCY_FUND_MONTHS.small)
  return figures && { code: 'emergency-fund-3', figures }
}

export function checkFullFund(snapshot: HealthSnapshot): HealthStep | null {
  const figures = fundFigures(snapshot, EMERGENCY_FUND_MONTHS.small, EMERGENCY_FUND_MONTHS.full)
  return figures && { code: 'emergency-fund-6', figures }
}

export function checkMatch({ match }: HealthSnapshot): HealthStep | null {
  if (!match) return null
  const figures = employerMatch(match.salary, match.contributionPercent, match.tiers)
  return figures.missed > 0 ? { code: 'employer-match', figures } : null
}

export function checkDebt(snapshot: HealthSnapshot): HealthStep | null {
  const expensive = (snapshot.debts ?? []).filter(
    (debt) => debt.amount > 0 && debt.interestRate >= HIGH_INTEREST_RATE,
  )
  const first = expensive[orderDebts(expensive, 'avalanche')[0] ?? 0]
  if (!first) return null
  const plan = planDebtPayoff(expensive, { order: 'avalanche', budget: { extra: surplusOf(snapshot) } })
  const figures = {
    count: expensive.length,
    balance: sumMoney(expensive.map((debt) => debt.amount)),
    monthlyInterest: monthlyInterestCost(expensive),
    first: { name: first.name, amount: first.amount, interestRate: first.interestRate },
    monthsToPayOff: plan.paysOff ? plan.months : null,
  }
  return { code: 'high-interest-debt', figures }
}

export function checkSavingsRate({ monthlyIncome, monthlyExpenses }: HealthSnapshot): HealthStep | null {
  if (!isKnown(monthlyIncome) || !isKnown(monthlyExpenses)) return null
  const budget = summarizeCashFlow(monthlyIncome, monthlyExpenses)
  // Spending more than one earns is a step of its own.
  if (budget.gapToTarget === 0 || budget.netSavings < 0) return null
  const { savingsRate, targetMonthlySavings: target, gapToTarget: gap } = budget
  return { code: 'savings-rate', figures: { savingsRate, targetRate: RECOMMENDED_SAVINGS_RATE, target, gap } }
}

export function checkRetirement(snapshot: HealthSnapshot): HealthStep | null {
  const { age, retirementAge, retirementSavings: savings, retirementContribution: contribution } = snapshot
  if (!isKnown(age) || !isKnown(retirementAge) || !isKnown(savings) || !isKnown(contribution)) return null
  const needed = retirementNeed(snapshot)
  if (needed === null) return null
  const { realReturn } = RETURN_ASSUMPTIONS[snapshot.riskTolerance ?? 'medium']
  const months = monthsToRetirement(age, retirementAge)
  const gap = retirementGap({ savings, monthlyContribution: contribution, months }, realReturn, needed)
  return gap.gap > 0 ? { code: 'retirement-gap', figures: { ...gap, months, realReturn } } : null
}

/** The nest egg the person named, or by the 4% rule what present expenses ask for. */
function retirementNeed({ retirementGoal, monthlyExpenses }: HealthSnapshot): Cents | null {
  if (isKnown(retirementGoal)) return retirementGoal
  return isKnown(monthlyExpenses) ? neededNestEgg(monthlyExpenses * 12) : null
}

/** The goal that is nearest to its target. */
export function checkGoals(snapshot: HealthSnapshot): HealthStep | null {
  const open = (snapshot.goals ?? []).filter((goal) => goalRemaining(goal) > 0)
  const goal = open.toSorted((a, b) => goalProgress(b) - goalProgress(a))[0]
  if (!goal) return null
  const time = monthsToGoal(goal, { monthly: surplusOf(snapshot) })
  const months = time.reaches ? time.months : null
  const figures = { name: goal.name, remaining: goalRemaining(goal), progress: goalProgress(goal), months }
  return { code: 'goal', figures }
}

function fundFigures(snapshot: HealthSnapshot, fromMonths: number, targetMonths: number): FundFigures | null {
  const { monthlyExpenses } = snapshot
  if (!isKnown(snapshot.cash) || !isKnown(monthlyExpenses)) return null
  const cash = Math.max(0, snapshot.cash)
  const covered = monthsCovered(cash, monthlyExpenses)
  if (covered === null || covered < fromMonths || covered >= targetMonths) return null
  const target = emergencyFundTarget(monthlyExpenses, targetMonths)
  const time = monthsToGoal({ currentAmount: cash, targetAmount: target }, { monthly: surplusOf(snapshot) })
  return {
    cash,
    monthsCovered: covered,
    targetMonths,
    target,
    shortfall: subtractMoney(target, cash),
    monthsToBuild: time.reaches ? time.months : null,
  }
}

/** What is left of income after all expenses; 0 when that is nothing or not known. */
export function surplusOf({
  monthlyIncome,
  monthlyExpenses,
}: Pick<HealthSnapshot, 'monthlyIncome' | 'monthlyExpenses'>): Cents {
  if (!isKnown(monthlyIncome) || !isKnown(monthlyExpenses)) return 0
  return Math.max(0, subtractMoney(monthlyIncome, monthlyExpenses))
}
