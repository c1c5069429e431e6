/** What paying more than agreed saves on one loan. */
import { loanPayment } from './loan.ts'
import { type LoanPayoff, type OneOffPayment, payOffLoan } from './loan-payoff.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'

export interface ExtraPaymentInput {
  principal: Cents
  rate: number
  /** The payments left; the regular payment follows from them unless it is given. */
  months?: number
  payment?: Cents
  extraMonthly?: Cents
  oneOffs?: readonly OneOffPayment[]
}

export interface ExtraPaymentEffect {
  regularPayment: Cents
  before: LoanPayoff
  after: LoanPayoff
  /** Null when the loan is never paid off without the extra, or not even with it. */
  monthsSaved: number | null
  interestSaved: Cents | null
}

/** Compares a loan as agreed with the same loan and extra payments. */
export function compareExtraPayment({
  principal,
  rate,
  months,
  extraMonthly = 0,
  oneOffs = [],
  ...given
}: ExtraPaymentInput) {
  const payment = given.payment ?? loanPayment({ principal, rate, months: months ?? 1 })
  // A payment of one's own is kept to the end; a payment that follows from the term also ends with the term.
  const term = given.payment === undefined ? { months: months ?? 1 } : {}
  const before = payOffLoan({ principal, rate, payment, ...term })
  const raised = sumMoney([payment, Math.max(0, extraMonthly)])
  const after = payOffLoan({ principal, rate, payment: raised, oneOffs, ...term })
  return describeEffect(payment, before, after)
}

function describeEffect(regularPayment: Cents, before: LoanPayoff, after: LoanPayoff): ExtraPaymentEffect {
  const comparable = before.paysOff && after.paysOff
  return {
    regularPayment,
    before,
    after,
    monthsSaved: comparable ? before.months - after.months : null,
    interestSaved: comparable ? subtractMoney(before.totalInterest, after.totalInterest) : null,
  }
}
