/** Every sum, in a fixed order: what the mind chooses from, and the tools of a language model. */
import type { Sum } from '#advisor/planning/sum.ts'
import { affordOnce, affordMonthly } from './afford.ts'
import { sumOf, difference, product, quotient, share } from './arithmetic.ts'
import { budgetSummary, savedBy, fiftyThirtyTwenty, savingsRate } from './budget.ts'
import { leaseOrBuy, rollover } from './cars.ts'
import { carBudget } from './car-budget.ts'
import { cashOut } from './cash-out.ts'
import { checkUp } from './check-up.ts'
import { emergencyFund } from './cushion.ts'
import { savingsOrDebt, investOrPrepaySum } from './debt-or-savings.ts'
import { debtOrder } from './debt-order.ts'
import { debtPayoff } from './debt-plan.ts'
import { balanceTransfer } from './balance-transfer.ts'
import { combinedLoan } from './combined-loan.ts'
import { consolidation, paydayRate } from './debt-swaps.ts'
import { effectiveRate } from './effective-rate.ts'
import { payoffTime, paymentToClear, interestCost } from './debts.ts'
import { extraPayment } from './extra-payment.ts'
import { selfEmployment, capitalGains } from './gains-and-profit.ts'
import { fundFees } from './fund-fees.ts'
import { goalsSplit, goalProgress } from './goals-overview.ts'
import { goalTime, goalPayment, goalPace } from './goals.ts'
import { growth, interestEarned, presentValue, doublingTime } from './growth.ts'
import { equityAfter } from './equity-after.ts'
import { equity, rentOrBuy, downPayment } from './home-ownership.ts'
import { habitCost } from './habit-cost.ts'
import { affordability } from './house.ts'
import { housePayment } from './house-payment.ts'
import { housingRatio, carShare, debtToIncome, creditUtilization, loanToValue } from './lending-ratios.ts'
import { loanComparison, refinance } from './loan-offers.ts'
import { loanPaymentSum, remainingBalanceSum, borrowingPower, biweeklyPayment } from './loans.ts'
import { lentForDebt } from './lent.ts'
import { lumpOrMonthly } from './lump-or-monthly.ts'
import { mileage } from './mileage.ts'
import { minimumPayment } from './minimum-payment.ts'
import { neededIncome, rentBudget } from './needed-income.ts'
import { netWorth, assetMix } from './net-worth.ts'
import { lifeInsurance } from './life-insurance.ts'
import { payConversion, raise, offers } from './pay.ts'
import { pensionGap } from './pension-gap.ts'
import { socialSecurity } from './social-security.ts'
import { percentOf, percentChange, perYear } from './percents.ts'
import { inheritedAccount } from './inherited-account.ts'
import { mortgageInsurance } from './mortgage-insurance.ts'
import { partYearPay } from './part-year-pay.ts'
import { planMost, planRoom, sepRoom } from './plan-room.ts'
import { points } from './points.ts'
import { rebateOrRate } from './rebate-or-rate.ts'
import { refund } from './refund.ts'
import { rentOrOwn } from './rent-or-own.ts'
import { repairOrReplace } from './repair-or-replace.ts'
import { sellAndPay } from './sell-and-pay.ts'
import { settlement } from './settlement.ts'
import { inflation, realReturn, college } from './prices.ts'
import { requiredWithdrawal } from './required-withdrawal.ts'
import { retirementNeed } from './retirement-need.ts'
import { retirementOdds } from './retirement-odds.ts'
import { retirementProjection } from './retirement.ts'
import { runway } from './runway.ts'
import { spendDown } from './spend-down.ts'
import { spending, fairSplit } from './spending.ts'
import { taxSaved, setAside } from './tax-savings.ts'
import { incomeTax, takeHome } from './taxes.ts'
import { twoWays } from './two-ways.ts'
import { waitingToStart } from './waiting-to-start.ts'
import { windfall } from './windfall.ts'
import { whatIf } from './what-if.ts'
import { fourPercent } from './four-percent.ts'
import { nestEggLife, independence } from './withdrawals.ts'
import { employerMatch, contributionSplit, marketFall } from './workplace.ts'

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
  checkUp,
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
  selfEmployment,
  capitalGains,
  goalsSplit,
  goalProgress,
  goalTime,
  goalPayment,
  goalPace,
  growth,
  interestEarned,
  presentValue,
  doublingTime,
  equity,
  rentOrBuy,
  downPayment,
  affordability,
  housePayment,
  housingRatio,
  debtToIncome,
  creditUtilization,
  loanToValue,
  loanComparison,
  refinance,
  points,
  loanPaymentSum,
  remainingBalanceSum,
  borrowingPower,
  biweeklyPayment,
  lumpOrMonthly,
  minimumPayment,
  netWorth,
  assetMix,
  payConversion,
  raise,
  offers,
  lifeInsurance,
  pensionGap,
  socialSecurity,
  percentOf,
  percentChange,
  perYear,
  inflation,
  realReturn,
  college,
  retirementNeed,
  retirementOdds,
  retirementProjection,
  spending,
  fairSplit,
  taxSaved,
  setAside,
  incomeTax,
  takeHome,
  whatIf,
  fourPercent,
  nestEggLife,
  independence,
  employerMatch,
  contributionSplit,
  marketFall,
  requiredWithdrawal,
  spendDown,
  neededIncome,
  rentBudget,
  cashOut,
  carBudget,
  carShare,
  effectiveRate,
  inheritedAccount,
  mortgageInsurance,
  settlement,
  repairOrReplace,
  refund,
  partYearPay,
  twoWays,
  lentForDebt,
  mileage,
  planRoom,
  planMost,
  sepRoom,
  windfall,
  combinedLoan,
  rebateOrRate,
  fundFees,
  rentOrOwn,
  habitCost,
  sellAndPay,
  equityAfter,
  waitingToStart,
]

const byName = new Map(allSums.map((sum) => [sum.name, sum]))

export const findSum = (name: string): Sum | null => byName.get(name) ?? null
