/** Every calculator, for whoever chooses one by name: the built-in advisor, or a language model as read-only tools. */
import type { Calculator } from './calculator.ts'
import { affordability } from './calculators/affordability.ts'
import { assetMix } from './calculators/asset-mix.ts'
import { biweeklyPayment } from './calculators/biweekly-payment.ts'
import { borrowingPower } from './calculators/borrowing-power.ts'
import { budgetSummary } from './calculators/budget-summary.ts'
import { checkUp } from './calculators/check-up.ts'
import { debtOrder } from './calculators/debt-order.ts'
import { debtPayoff } from './calculators/debt-payoff.ts'
import { doublingTime } from './calculators/doubling-time.ts'
import { effectiveRate } from './calculators/effective-rate.ts'
import { emergencyFund } from './calculators/emergency-fund.ts'
import { employerMatch } from './calculators/employer-match.ts'
import { extraPayment } from './calculators/extra-payment.ts'
import { fiftyThirtyTwenty } from './calculators/fifty-thirty-twenty.ts'
import { fourPercent } from './calculators/four-percent.ts'
import { goalPace } from './calculators/goal-pace.ts'
import { goalPayment } from './calculators/goal-payment.ts'
import { goalProgress } from './calculators/goal-progress.ts'
import { goalTime } from './calculators/goal-time.ts'
import { growth } from './calculators/growth.ts'
import { incomeForYears } from './calculators/income-for-years.ts'
import { independence } from './calculators/independence.ts'
import { inflation } from './calculators/inflation.ts'
import { interestCost } from './calculators/interest-cost.ts'
import { loanComparison } from './calculators/loan-comparison.ts'
import { loanPayment } from './calculators/loan-payment.ts'
import { minimumPayment } from './calculators/minimum-payment.ts'
import { nestEggLife } from './calculators/nest-egg-life.ts'
import { netWorth } from './calculators/net-worth.ts'
import { payConversion } from './calculators/pay-conversion.ts'
import { paymentToClear } from './calculators/payment-to-clear.ts'
import { payoffTime } from './calculators/payoff-time.ts'
import { presentValue } from './calculators/present-value.ts'
import { raise } from './calculators/raise.ts'
import {
  creditUse,
  debtToAssetsRatio,
  debtToIncomeRatio,
  housingCostRatio,
  loanToValueRatio,
} from './calculators/ratio.ts'
import { realReturn } from './calculators/real-return.ts'
import { refinance } from './calculators/refinance.ts'
import { remainingBalance } from './calculators/remaining-balance.ts'
import { retirementNeed } from './calculators/retirement-need.ts'
import { retirementOdds } from './calculators/retirement-odds.ts'
import { retirementProjection } from './calculators/retirement-projection.ts'
import { savingsRate } from './calculators/savings-rate.ts'
import { spending } from './calculators/spending.ts'
import { whatIfBudget } from './calculators/what-if-budget.ts'

export const calculators: readonly Calculator[] = [
  affordability,
  assetMix,
  biweeklyPayment,
  borrowingPower,
  budgetSummary,
  checkUp,
  creditUse,
  debtOrder,
  debtPayoff,
  debtToAssetsRatio,
  debtToIncomeRatio,
  doublingTime,
  effectiveRate,
  emergencyFund,
  employerMatch,
  extraPayment,
  fiftyThirtyTwenty,
  fourPercent,
  goalPace,
  goalPayment,
  goalProgress,
  goalTime,
  growth,
  housingCostRatio,
  incomeForYears,
  independence,
  inflation,
  interestCost,
  loanComparison,
  loanPayment,
  loanToValueRatio,
  minimumPayment,
  nestEggLife,
  netWorth,
  payConversion,
  paymentToClear,
  payoffTime,
  presentValue,
  raise,
  realReturn,
  refinance,
  remainingBalance,
  retirementNeed,
  retirementOdds,
  retirementProjection,
  savingsRate,
  spending,
  whatIfBudget,
]

export const findCalculator = (name: string): Calculator | null =>
  calculators.find((calculator) => calculator.name === name) ?? null
