import type { Kind } from '#advisor/planning/kind.ts'
import { affordabilityKind } from './affordability.ts'
import { debtPayoffKind } from './debt-payoff.ts'
import { emergencyFundKind } from './emergency-fund.ts'
import { employerMatchKind } from './employer-match.ts'
import { extraPaymentKind } from './extra-payment.ts'
import { fourPercentKind } from './four-percent.ts'
import { goalPaymentKind } from './goal-payment.ts'
import { goalTimeKind } from './goal-time.ts'
import { growthKind } from './growth.ts'
import { loanPaymentKind } from './loan-payment.ts'
import { minimumPaymentKind } from './minimum-payment.ts'
import { netWorthKind } from './net-worth.ts'
import { retirementProjectionKind } from './retirement-projection.ts'
import { savingsRateKind } from './savings-rate.ts'

/** Every kind of question that a calculator answers. */
export const allKinds: readonly Kind[] = [
  affordabilityKind,
  debtPayoffKind,
  emergencyFundKind,
  employerMatchKind,
  extraPaymentKind,
  fourPercentKind,
  goalPaymentKind,
  goalTimeKind,
  growthKind,
  loanPaymentKind,
  minimumPaymentKind,
  netWorthKind,
  retirementProjectionKind,
  savingsRateKind,
]
