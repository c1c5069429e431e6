/**
 * Retirement, without chance. Contributions go in at the end of each month at a twelfth of the yearly return.
 * A real return is the return after inflation: what it yields is in today's dollars, and it takes contributions to
 * rise with prices.
 */
import { futureValue, monthsToReach, requiredContribution, type TimeToReach } from './growth.ts'
import { futureCost } from './inflation.ts'
import {
  HORIZON_MONTHS,
  MAX_MONTHS,
  monthlyInterest,
  monthlyRate,
  presentAnnuityFactor,
  wholeMonths,
} from './interest.ts'
import { type Cents, roundCents, subtractMoney, sumMoney } from './money.ts'

/** The 4% rule: a portfolio is taken to carry yearly spending of 4% of it, raised with inflation, for 30 years. */
export const SAFE_WITHDRAWAL_RATE = 4

export interface RetirementInput {
  savings: Cents
  monthlyContribution: Cents
  /** Months until retirement. */
  months: number
}

/** Months from an age to the age of retirement; 0 when it is already reached. */
export function monthsToRetirement(age: number, retirementAge: number): number {
  return wholeMonths((retirementAge - age) * 12)
}

/** The balance at retirement. With a real return it is in today's dollars. */
export function projectRetirement(input: RetirementInput, rate: number): Cents {
  return futureValue({
    start: input.savings,
    contribution: input.monthlyContribution,
    rate,
    months: input.months,
  })
}

/** The portfolio that carries yearly spending at a withdrawal rate; null when nothing is withdrawn. */
export function neededNestEgg(yearlySpending: Cents, withdrawalRate = SAFE_WITHDRAWAL_RATE): Cents | null {
  return withdrawalRate > 0 ? roundCents((Math.max(0, yearlySpending) * 100) / withdrawalRate) : null
}

/** What a portfolio pays a month at a withdrawal rate. */
export function sustainableMonthlyIncome(nestEgg: Cents, withdrawalRate = SAFE_WITHDRAWAL_RATE): Cents {
  return roundCents((Math.max(0, nestEgg) * Math.max(0, withdrawalRate)) / 1200)
}

/** The level monthly income that uses a portfolio up over a number of years. */
export function incomeOverYears(nestEgg: Cents, rate: number, years: number): Cents {
  const months = Math.max(1, wholeMonths(years * 12))
  return roundCents(Math.max(0, nestEgg) / presentAnnuityFactor(monthlyRate(rate), months))
}

export interface RetirementGap {
  projected: Cents
  needed: Cents
  gap: Cents
  /** What would have to be saved a month in all; null when retirement is now and the sum is not there. */
  requiredMonthly: Cents | null
  extraMonthly: Cents | null
}

/** What is missing at retirement, and what it takes a month to close it. All in the dollars of the rate. */
export function retirementGap(input: RetirementInput, rate: number, needed: Cents): RetirementGap {
  const projected = projectRetirement(input, rate)
  const requiredMonthly = requiredContribution({ start: input.savings, rate, months: input.months }, needed)
  const extra = requiredMonthly === null ? null : subtractMoney(requiredMonthly, input.monthlyContribution)
  return {
    projected,
    needed,
    gap: Math.max(0, subtractMoney(needed, projected)),
    requiredMonthly,
    extraMonthly: extra === null ? null : Math.max(0, extra),
  }
}

/** Months until savings carry yearly spending at the withdrawal rate: financial independence. */
export function monthsToIndependence(
  input: Omit<RetirementInput, 'months'>,
  { yearlySpending, rate, withdrawalRate }: { yearlySpending: Cents; rate: number; withdrawalRate?: number },
): TimeToReach {
  const target = neededNestEgg(yearlySpending, withdrawalRate)
  if (target === null) return { reaches: false, reason: 'never-grows-enough' }
  return monthsToReach({ start: input.savings, contribution: input.monthlyContribution, rate }, target)
}

export type NestEggLife =
  | { lasts: 'for-ever' }
  /** `months` counts the last, smaller withdrawal; `fullMonths` does not. */
  | { lasts: 'months'; months: number; fullMonths: number; earned: Cents }

/** What changes on the way: prices that raise every withdrawal once a year, and a pension that pays part of it. */
export interface WithdrawalPlan {
  inflation?: number
  /** It starts after so many months, and rises with prices as well. */
  pension?: { amount: Cents; after: number }
}

/** How long a portfolio lasts when the same sum, or one that changes by a plan, is taken out at the end of a month. */
export function nestEggLife(
  nestEgg: Cents,
  monthlyWithdrawal: Cents,
  rate: number,
  { inflation = 0, pension = { amount: 0, after: 0 } }: WithdrawalPlan = {},
): NestEggLife {
  let balance = Math.max(0, roundCents(nestEgg))
  let earned = 0
  const horizon = inflation === 0 ? MAX_MONTHS : HORIZON_MONTHS
  for (let month = 1; month <= horizon; month++) {
    const interest = monthlyInterest(balance, rate)
    const isPaid = month > pension.after
    const today = Math.max(0, monthlyWithdrawal - (isPaid ? pension.amount : 0))
    const taken = inflation === 0 ? today : futureCost(today, Math.floor((month - 1) / 12), inflation)
    if (isPaid && (taken === 0 || (inflation === 0 && taken <= interest))) return { lasts: 'for-ever' }
    earned = sumMoney([earned, interest])
    const grown = sumMoney([balance, interest])
    balance = Math.max(0, subtractMoney(grown, taken))
    if (balance === 0) {
      const lastIsFull = grown >= taken
      const fullMonths = lastIsFull ? month : month - 1
      return { lasts: 'months', months: grown > 0 ? month : 0, fullMonths, earned }
    }
  }
  return { lasts: 'for-ever' }
}
