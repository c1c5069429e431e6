import type { Kind } from '#advisor/planning/kind.ts'
import { affordabilityKind } from './affordability.ts'
import { assetMixKind } from './asset-mix.ts'
import { budgetSummaryKind, fiftyThirtyTwentyKind, spendingKind } from './budget.ts'
import { checkUpKind } from './check-up.ts'
import { debtOrderKind, interestCostKind } from './debt-overview.ts'
import { debtPayoffKind } from './debt-payoff.ts'
import { emergencyFundKind } from './emergency-fund.ts'
import { employerMatchKind } from './employer-match.ts'
import { extraPaymentKind } from './extra-payment.ts'
import { fourPercentKind } from './four-percent.ts'
import { goalPaymentKind } from './goal-payment.ts'
import { goalTimeKind } from './goal-time.ts'
import { goalPaceKind, goalProgressKind } from './goals.ts'
import { growthKind } from './growth.ts'
import { loanPaymentKind } from './loan-payment.ts'
import { minimumPaymentKind } from './minimum-payment.ts'
import {
  doublingKind,
  effectiveRateKind,
  inflationKind,
  presentValueKind,
  realReturnKind,
} from './money-over-time.ts'
import { netWorthKind } from './net-worth.ts'
import { payConversionKind, raiseKind } from './pay.ts'
import {
  creditUseKind,
  debtToAssetsKind,
  debtToIncomeKind,
  housingRatioKind,
  loanToValueKind,
} from './ratios.ts'
import {
  incomeForYearsKind,
  independenceKind,
  nestEggLifeKind,
  retirementNeedKind,
  retirementOddsKind,
} from './retirement-more.ts'
import { retirementProjectionKind } from './retirement-projection.ts'
import { savingsRateKind } from './savings-rate.ts'
import {
  biweeklyKind,
  borrowingPowerKind,
  paymentToClearKind,
  payoffTimeKind,
  remainingBalanceKind,
} from './single-debt.ts'
import { loanComparisonKind, refinanceKind } from './two-loans.ts'
import { whatIfKind } from './what-if.ts'

/** Every kind of question that a calculator answers. */
export const allKinds: readonly Kind[] = [
  affordabilityKind,
  assetMixKind,
  biweeklyKind,
  borrowingPowerKind,
  budgetSummaryKind,
  checkUpKind,
  creditUseKind,
  debtOrderKind,
  debtPayoffKind,
  debtToAssetsKind,
  debtToIncomeKind,
  doublingKind,
  effectiveRateKind,
  emergencyFundKind,
  employerMatchKind,
  extraPaymentKind,
  fiftyThirtyTwentyKind,
  fourPercentKind,
  goalPaceKind,
  goalPaymentKind,
  goalProgressKind,
  goalTimeKind,
  growthKind,
  housingRatioKind,
  incomeForYearsKind,
  independenceKind,
  inflationKind,
  interestCostKind,
  loanComparisonKind,
  loanPaymentKind,
  loanToValueKind,
  minimumPaymentKind,
  nestEggLifeKind,
  netWorthKind,
  payConversionKind,
  paymentToClearKind,
  payoffTimeKind,
  presentValueKind,
  raiseKind,
  realReturnKind,
  refinanceKind,
  remainingBalanceKind,
  retirementNeedKind,
  retirementOddsKind,
  retirementProjectionKind,
  savingsRateKind,
  spendingKind,
  whatIfKind,
]
