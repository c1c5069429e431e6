/** Every sum, in a fixed order: what the mind chooses from, and the tools of a language model. */
import type { Sum } from '#advisor/planning/sum.ts'
import { affordOnce, affordMonthly } from './afford.ts'
import { sumOf, difference, product, quotient, share } from './arithmetic.ts'
import { budgetSummary, savedBy, fiftyThirtyTwenty, savingsRate } from './budget.ts'
import { leaseOrBuy, rollover } from './cars.ts'
import { runway, emergencyFund } from './cushion.ts'
import { savingsOrDebt, investOrPrepaySum } from './debt-or-savings.ts'
import { debtPayoff, debtOrder } from './debt-plan.ts'
import { consolidation, balanceTransfer, paydayRate } from './debt-swaps.ts'
import { payoffTime, paymentToClear, interestCost } from './debts.ts'
import { extraPayment } from './extra-payment.ts'
import { loanComparison, refinance, points } from './loan-offers.ts'
import { loanPaymentSum, remainingBalanceSum, borrowingPower, biweeklyPayment } from './loans.ts'
import { minimumPayment } from './minimum-payment.ts'
import { percentOf, percentChange, perYear } from './percents.ts'
import { spending, fairSplit } from './spending.ts'
import { whatIf } from './what-if.ts'

export const allSums: readonly Sum[] = [
  affordOnce,
  affordMonthly,
  sumOf,
  difference,
  product,
  quotient,
  share,
  budgetSummary,
  savedBy,
  fiftyThirtyTwenty,
  savingsRate,
  leaseOrBuy,
  rollover,
  runway,
  emergencyFund,
  savingsOrDebt,
  investOrPrepaySum,
  debtPayoff,
  debtOrder,
  consolidation,
  balanceTransfer,
  paydayRate,
  payoffTime,
  paymentToClear,
  interestCost,
  extraPayment,
  loanComparison,
  refinance,
  points,
  loanPaymentSum,
  remainingBalanceSum,
  borrowingPower,
  biweeklyPayment,
  minimumPayment,
  percentOf,
  percentChange,
  perYear,
  spending,
  fairSplit,
  whatIf,
]

const byName = new Map(allSums.map((sum) => [sum.name, sum]))

export const findSum = (name: string): Sum | null => byName.get(name) ?? null
