/**
 * Questions as people ask them, worked out with the finance functions alone. Each expected figure was computed
 * apart from this code; months must match exactly, percents to a tenth, amounts to the dollars given.
 */
import { describe, expect, test } from 'vitest'
import { housingLimits } from './affordability.ts'
import { netWorth } from './balance-sheet.ts'
import { summarizeBudget } from './budget.ts'
import { planDebtPayoff } from './debt.ts'
import { emergencyFundShortfall, monthsCovered } from './emergency-fund.ts'
import { employerMatch } from './employer-match.ts'
import { payWithExtra } from './extra-payment.ts'
import { monthlySavingForGoal, monthsToGoal } from './goal.ts'
import { compoundSum } from './growth.ts'
import { amortizeLoan, loanPayment } from './loan.ts'
import { costOfMinimumPayments } from './minimum-payment.ts'
import { type Cents, subtractMoney, toCents, toDollars } from './money.ts'
import { convertPay } from './pay.ts'
import { monthsToRetirement, neededNestEgg, projectRetirement } from './retirement.ts'

/** By how many dollars an amount misses the expected figure. */
function missBy(actual: Cents | null, dollars: number): number {
  return Math.abs(toDollars(actual ?? Number.NaN) - dollars)
}

const amounts = (...dollars: number[]) => dollars.map((value) => ({ amount: toCents(value) }))

test('total assets, total liabilities and net worth', () => {
  const assets = [320_000, 85_000, 6400].map((value) => ({ value: toCents(value) }))
  const result = netWorth(assets, amounts(241_000, 11_800))
  expect(missBy(result.totalAssets, 411_400)).toBeLessThanOrEqual(1)
  expect(missBy(result.totalLiabilities, 252_800)).toBeLessThanOrEqual(1)
  expect(missBy(result.netWorth, 158_600)).toBeLessThanOrEqual(1)
})

test('savings rate, 20% of income and what is missing to it', () => {
  const result = summarizeBudget(amounts(5200, 400), amounts(2250, 640, 480, 950, 260, 310))
  expect(Math.abs(result.savingsRate - 12.68)).toBeLessThan(0.1)
  expect(missBy(result.targetMonthlySavings, 1120)).toBeLessThanOrEqual(1)
  expect(missBy(result.gapToTarget, 410)).toBeLessThanOrEqual(1)
})

test('months of expenses covered and the way to six', () => {
  const [savings, expenses] = [toCents(7300), toCents(3150)]
  expect(Math.abs((monthsCovered(savings, expenses) ?? 0) - 2.32)).toBeLessThan(0.1)
  expect(missBy(emergencyFundShortfall(savings, expenses, 6), 11_600)).toBeLessThanOrEqual(1)
})

test('three debts, $690 a month: avalanche against snowball', () => {
  const debts = [
    { name: 'Visa', amount: toCents(6200), interestRate: 22.9, minimumPayment: toCents(130) },
    { name: 'Car loan', amount: toCents(3900), interestRate: 6.5, minimumPayment: toCents(120) },
    { name: 'Student loan', amount: toCents(9800), interestRate: 4.8, minimumPayment: toCents(105) },
  ]
  const budget = { total: toCents(690) }
  const avalanche = planDebtPayoff(debts, { order: 'avalanche', budget })
  const snowball = planDebtPayoff(debts, { order: 'snowball', budget })
  expect(avalanche).toMatchObject({ paysOff: true, months: 33 })
  expect(snowball).toMatchObject({ paysOff: true, months: 34 })
  expect(missBy(avalanche.paysOff ? avalanche.totalInterest : null, 2269.98)).toBeLessThanOrEqual(0.1)
  expect(missBy(snowball.paysOff ? snowball.totalInterest : null, 2880.23)).toBeLessThanOrEqual(0.1)
})

test('a 401(k) of $60,000 with $800 a month from 35 to 65 at 5% real', () => {
  const months = monthsToRetirement(35, 65)
  const plan = { savings: toCents(60_000), monthlyContribution: toCents(800), months }
  expect(missBy(projectRetirement(plan, 5), 933_871.57)).toBeLessThanOrEqual(0.005)
})

test('the 4% rule for $48,000 a year, with $410,000 already there', () => {
  const needed = neededNestEgg(toCents(48_000)) ?? 0
  expect(missBy(needed, 1_200_000)).toBeLessThanOrEqual(1)
  expect(missBy(subtractMoney(needed, toCents(410_000)), 790_000)).toBeLessThanOrEqual(1)
})

test('a mortgage of $340,000 at 6.5% over 30 years', () => {
  const terms = { principal: toCents(340_000), rate: 6.5, months: 360 }
  expect(missBy(loanPayment(terms), 2149.03)).toBeLessThanOrEqual(0.005)
  expect(missBy(amortizeLoan(terms).totalInterest, 433_651.26)).toBeLessThanOrEqual(1)
})

test('the 28/36 rule on $96,000 a year with $780 of other payments', () => {
  const limits = housingLimits(convertPay(toCents(96_000), 'yearly', 'monthly'), toCents(780))
  expect(missBy(limits.housingLimit, 2240)).toBeLessThanOrEqual(1)
  expect(missBy(limits.limitAfterDebts, 2100)).toBeLessThanOrEqual(1)
})

test('$12,000 at 7% compounded once a year for 15 years', () => {
  expect(missBy(compoundSum(toCents(12_000), 7, 15), 33_108.38)).toBeLessThanOrEqual(0.005)
})

test('a car loan of $18,000 at 7% with 60 payments left and $100 more each month', () => {
  const loan = { principal: toCents(18_000), rate: 7, months: 60, extra: toCents(100), once: 0 }
  const effect = payWithExtra(loan)
  expect(missBy(effect.regularPayment, 356.42)).toBeLessThanOrEqual(0.005)
  expect(effect.after).toMatchObject({ paysOff: true, months: 45 })
  expect(missBy(effect.interestSaved, 870.35)).toBeLessThanOrEqual(0.1)
})

test('50% match on up to 6% of $72,000, contributing 4%', () => {
  const match = employerMatch(toCents(72_000), 4, [{ matchPercent: 50, ofNextPercent: 6 }])
  expect(missBy(match.earned, 1440)).toBeLessThanOrEqual(1)
  expect(missBy(match.missed, 720)).toBeLessThanOrEqual(1)
})

describe('goals', () => {
  test('$450 a month toward an emergency fund, without interest', () => {
    const fund = { currentAmount: toCents(4200), targetAmount: toCents(15_000) }
    expect(monthsToGoal(fund, { monthly: toCents(450) })).toEqual({ reaches: true, months: 24 })
  })

  test('$700 a month toward a house deposit, with 4.5% interest and without', () => {
    const deposit = { currentAmount: toCents(9000), targetAmount: toCents(40_000) }
    const monthly = toCents(700)
    expect(monthsToGoal(deposit, { monthly, rate: 4.5 })).toEqual({ reaches: true, months: 40 })
    expect(monthsToGoal(deposit, { monthly })).toEqual({ reaches: true, months: 45 })
  })

  test('a car for $24,000 in 36 months at 4%', () => {
    const car = { currentAmount: 0, targetAmount: toCents(24_000) }
    expect(missBy(monthlySavingForGoal(car, 36, 4), 628.58)).toBeLessThanOrEqual(0.005)
  })
})

test('only the minimum of 3%, at least $25, on $6,200 at 23.9%', () => {
  const cost = costOfMinimumPayments({ balance: toCents(6200), rate: 23.9, percent: 3, floor: toCents(25) })
  expect(cost).toMatchObject({ paysOff: true, months: 243 })
  expect(missBy(cost.paysOff ? cost.totalInterest : null, 10_554.74)).toBeLessThanOrEqual(0.5)
})
