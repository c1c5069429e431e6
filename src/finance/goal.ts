/** Saving toward a target: progress, time, and what it takes a month. */
import { monthsToReach, requiredContribution, futureValue, type TimeToReach } from './growth.ts'
import { type Cents, percentShare, subtractMoney } from './money.ts'

export interface GoalAmounts {
  currentAmount: Cents
  targetAmount: Cents
}

export interface SavingTerms {
  /** Put in at the end of each month. */
  monthly: Cents
  /** Percent a year, compounded monthly; 0 when left out. */
  rate?: number
}

/** Percent reached, from 0 to 100. A target of 0 is reached by any saving and not by none. */
export function goalProgress({ currentAmount, targetAmount }: GoalAmounts): number {
  if (targetAmount <= 0) return currentAmount > 0 ? 100 : 0
  return Math.min(100, Math.max(0, percentShare(currentAmount, targetAmount)))
}

export function goalRemaining({ currentAmount, targetAmount }: GoalAmounts): Cents {
  return Math.max(0, subtractMoney(targetAmount, currentAmount))
}

/** Whole months until the target; the month in which it is reached is the last one. */
export function monthsToGoal(goal: GoalAmounts, { monthly, rate = 0 }: SavingTerms): TimeToReach {
  return monthsToReach({ start: goal.currentAmount, contribution: monthly, rate }, goal.targetAmount)
}

/** What must be saved each month to be there in time; null when no month is left and the target is not reached. */
export function monthlySavingForGoal(goal: GoalAmounts, months: number, rate = 0): Cents | null {
  return requiredContribution({ start: goal.currentAmount, rate, months }, goal.targetAmount)
}

export interface GoalPace {
  onPace: boolean
  /** The balance at the deadline. */
  projected: Cents
  shortfall: Cents
  /** What it takes a month to be in time; null when no month is left. */
  neededMonthly: Cents | null
  /** What that is more than now; null when no month is left. */
  extraMonthly: Cents | null
  reached: TimeToReach
}

/** Whether saving as now is enough for the deadline, and what is missing. */
export function goalPace(goal: GoalAmounts, saving: SavingTerms, monthsLeft: number): GoalPace {
  const { monthly, rate = 0 } = saving
  const projected = futureValue({
    start: goal.currentAmount,
    contribution: monthly,
    rate,
    months: monthsLeft,
  })
  const neededMonthly = monthlySavingForGoal(goal, monthsLeft, rate)
  return {
    onPace: projected >= goal.targetAmount,
    projected,
    shortfall: Math.max(0, subtractMoney(goal.targetAmount, projected)),
    neededMonthly,
    extraMonthly: neededMonthly === null ? null : Math.max(0, subtractMoney(neededMonthly, monthly)),
    reached: monthsToGoal(goal, saving),
  }
}
