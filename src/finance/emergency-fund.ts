/** Months of expenses kept in cash. */
import { monthsToGoal, type SavingTerms } from './goal.ts'
import type { TimeToReach } from './growth.ts'
import { type Cents, multiplyMoney, subtractMoney } from './money.ts'

/** The usual range of advice: three months for steady incomes, six for most others. */
export const EMERGENCY_FUND_MONTHS = { starter: 1, small: 3, full: 6 } as const

/** Months of expenses that savings pay for, unrounded; null without expenses, when they would last for ever. */
export function monthsCovered(savings: Cents, monthlyExpenses: Cents): number | null {
  return monthlyExpenses > 0 ? Math.max(0, savings) / monthlyExpenses : null
}

/** What savings have to cover a month when only so much still comes in. */
export function gapToCover(monthlyExpenses: Cents, comingIn: Cents): Cents {
  return Math.max(0, subtractMoney(monthlyExpenses, Math.max(0, comingIn)))
}

/** Months that savings last where part of the expenses is paid for a while only; null where they never run out. */
export function monthsWithBenefits(
  savings: Cents,
  monthlyExpenses: Cents,
  benefits: { amount: Cents; months: number },
): number | null {
  if (monthlyExpenses <= 0) return null
  const gap = monthlyExpenses - benefits.amount
  const left = Math.max(0, savings) - gap * benefits.months
  return left < 0 ? Math.max(0, savings) / gap : benefits.months + left / monthlyExpenses
}

export function emergencyFundTarget(monthlyExpenses: Cents, months: number): Cents {
  return multiplyMoney(Math.max(0, monthlyExpenses), Math.max(0, months))
}

/** What is missing to cover a number of months; 0 when they are covered. */
export function emergencyFundShortfall(savings: Cents, monthlyExpenses: Cents, months: number): Cents {
  return Math.max(0, subtractMoney(emergencyFundTarget(monthlyExpenses, months), Math.max(0, savings)))
}

/** How long it takes to build the fund at a monthly amount. */
export function monthsToBuildFund(
  fund: { savings: Cents; monthlyExpenses: Cents; months: number },
  saving: SavingTerms,
): TimeToReach {
  const targetAmount = emergencyFundTarget(fund.monthlyExpenses, fund.months)
  return monthsToGoal({ currentAmount: fund.savings, targetAmount }, saving)
}
