/** Whatever amounts, rates and times come in, no NaN, no Infinity and no fraction of a cent beyond reason comes out. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { housingLimits } from './affordability.ts'
import { averageInterestRate, compositionShares, monthlyInterestCost } from './balance-sheet.ts'
import { payBiweekly } from './biweekly.ts'
import { summarizeCashFlow } from './budget.ts'
import { type DebtOrder, planDebtPayoff } from './debt.ts'
import { payMinimumsOnly } from './minimums-only.ts'
import { emergencyFundShortfall, monthsCovered } from './emergency-fund.ts'
import { employerMatch } from './employer-match.ts'
import { payWithExtra } from './extra-payment.ts'
import { goalPace, goalProgress } from './goal.ts'
import {
  compoundSum,
  futureValue,
  growthSeries,
  monthsToReach,
  presentValue,
  requiredContribution,
} from './growth.ts'
import { futureCost, todaysDollars } from './inflation.ts'
import { doublingYears, doublingYearsByRuleOf72, effectiveAnnualRate, realReturn } from './interest.ts'
import { payOffLoan } from './loan-payoff.ts'
import { amortizeLoan, loanPayment, maxPrincipal, remainingBalance } from './loan.ts'
import { costOfMinimumPayments } from './minimum-payment.ts'
import { MAX_CENTS } from './money.ts'
import { simulateRetirement } from './monte-carlo.ts'
import { convertPay } from './pay.ts'
import { debtToIncome } from './ratios.ts'
import { breakEvenMonths } from './refinance.ts'
import {
  incomeOverYears,
  monthsToIndependence,
  neededNestEgg,
  nestEggLife,
  projectRetirement,
  retirementGap,
  sustainableMonthlyIncome,
} from './retirement.ts'

interface Inputs {
  amount: number
  other: number
  third: number
  rate: number
  growth: number
  months: number
}

const edges = [0, 1, 2, 99, MAX_CENTS - 1, MAX_CENTS]
const amount = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 0, max: MAX_CENTS }), fc.nat(1e6))
const inputs = fc.record<Inputs>({
  amount,
  other: amount,
  third: amount,
  rate: fc.oneof(fc.constantFrom(0, 1e-12, 8, 1000), fc.double({ min: 0, max: 1000, noNaN: true })),
  growth: fc.oneof(fc.constantFrom(-100, 0, 1000), fc.double({ min: -100, max: 100, noNaN: true })),
  months: fc.oneof(fc.constantFrom(0, 1, 0.4, 1e9), fc.nat(480)),
})

const calculations: Record<string, (inputs: Inputs) => unknown> = {
  budget: ({ amount, other }) => summarizeCashFlow(amount, other),
  'balance sheet': ({ amount, other, third, rate }) => [
    averageInterestRate([{ amount, interestRate: rate }]),
    monthlyInterestCost([{ amount, interestRate: rate }]),
    compositionShares([amount, other, third]),
  ],
  ratios: ({ amount, other }) => debtToIncome(amount, other),
  pay: ({ amount }) => convertPay(amount, 'hourly', 'monthly'),
  'loan in closed form': ({ amount, other, rate, months }) => [
    loanPayment({ principal: amount, rate, months }),
    maxPrincipal({ payment: other, rate, months }),
  ],
  'loan schedule': ({ amount, other, rate, months }) => {
    const terms = { principal: amount, rate, months: Math.min(months, 480) }
    return [
      amortizeLoan(terms),
      remainingBalance(terms, 12),
      payOffLoan({ principal: amount, rate, payment: other }),
    ]
  },
  'extra payment': ({ amount, other, third, rate, months }) => [
    payWithExtra({ principal: amount, rate, months: Math.min(months, 480), extra: other, once: third }),
    payWithExtra({ principal: amount, rate, payment: other, extra: third, once: other }),
  ],
  'minimum payment': ({ amount, other, rate }) =>
    costOfMinimumPayments({ balance: amount, rate, percent: rate / 10, floor: other }),
  debts: ({ amount, other, third, rate }) => {
    const debts = [
      { name: 'a', amount, interestRate: rate, minimumPayment: third },
      { name: 'b', amount: other, interestRate: 5 },
    ]
    const run = (order: DebtOrder) => planDebtPayoff(debts, { order, budget: { extra: third } })
    return [run('avalanche'), run('snowball'), payMinimumsOnly(debts)]
  },
  refinance: ({ amount, other }) => breakEvenMonths(amount, other),
  'every two weeks': ({ amount, rate, months }) =>
    payBiweekly({ principal: amount, rate, months: Math.min(months, 480) }),
  affordability: ({ amount, other }) => housingLimits(amount, other),
  rates: ({ growth, rate }) => [
    effectiveAnnualRate(growth),
    realReturn(growth, rate),
    realReturn(rate, growth),
    doublingYears(rate),
    doublingYearsByRuleOf72(rate),
  ],
  growth: ({ amount, other, third, growth, months }) => {
    const terms = { start: amount, contribution: other, rate: growth }
    return [
      futureValue({ ...terms, months }),
      futureValue({ ...terms, months, compoundingsPerYear: 365, contributionsPerYear: 1, timing: 'start' }),
      growthSeries({ ...terms, months: Math.min(months, 480) }),
      monthsToReach(terms, third),
      requiredContribution({ start: amount, rate: growth, months }, third),
      compoundSum(amount, growth, months / 12),
      presentValue(amount, growth, months / 12),
      futureCost(amount, months, growth),
      todaysDollars(amount, months, growth),
    ]
  },
  goals: ({ amount, other, third, growth, months }) => {
    const goal = { currentAmount: amount, targetAmount: other }
    return [goalProgress(goal), goalPace(goal, { monthly: third, rate: growth }, months)]
  },
  'emergency fund': ({ amount, other }) => [
    monthsCovered(amount, other),
    emergencyFundShortfall(amount, other, 6),
  ],
  'employer match': ({ amount, rate, growth }) =>
    employerMatch(amount, growth, [{ matchPercent: rate, ofNextPercent: rate }]),
  retirement: ({ amount, other, third, rate, growth, months }) => {
    const plan = { savings: amount, monthlyContribution: other, months }
    return [
      projectRetirement(plan, rate),
      projectRetirement(plan, realReturn(rate, growth)),
      retirementGap(plan, growth, third),
      neededNestEgg(amount, rate),
      sustainableMonthlyIncome(amount, rate),
      incomeOverYears(amount, growth, months / 12),
      nestEggLife(amount, other, growth),
      monthsToIndependence(plan, { yearlySpending: third, rate: growth }),
    ]
  },
  simulation: ({ amount, other, third, rate, growth, months }) =>
    simulateRetirement({
      savings: amount,
      monthlyContribution: other,
      months: Math.min(months, 24),
      assumption: { realReturn: growth, volatility: rate },
      target: third,
      retirement: { monthlySpending: third, years: 1 },
      paths: 5,
    }),
}

function collectNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(collectNumbers) : []
}

test.each(Object.entries(calculations))('%s gives finite numbers only', (_, calculate) => {
  fc.assert(
    fc.property(inputs, (values) => {
      const numbers = collectNumbers(calculate(values))
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
      expect(numbers.filter((number) => Object.is(number, -0))).toEqual([])
    }),
  )
})
