/** What paying more than agreed saves on one loan. */
import { loanPayment } from './loan.ts'
import { type LoanPayoff, payOffLoan } from './loan-payoff.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'

export interface ExtraPaymentEffect {
  regularPayment: Cents
  before: LoanPayoff
  after: LoanPayoff
  /** Null when the loan is never paid off without the extra, or not even with it. */
  monthsSaved: number | null
  interestSaved: Cents | null
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

export type PaidWithExtra = { principal: Cents; rate: number; extra: Cents; once: Cents } & (
  | { months: number }
  | { payment: Cents }
)

/** A loan as agreed, and with more every month or a lump that is paid today, before any more interest. */
export function payWithExtra(input: PaidWithExtra): ExtraPaymentEffect {
  const { principal, rate } = input
  const regular =
    'payment' in input
      ? { rate, payment: input.payment }
      : { rate, payment: loanPayment(input), months: input.months }
  const raised = sumMoney([regular.payment, Math.max(0, input.extra)])
  const left = Math.max(0, subtractMoney(principal, Math.max(0, input.once)))
  const after = payOffLoan({ ...regular, payment: raised, principal: left })
  return describeEffect(regular.payment, payOffLoan({ ...regular, principal }), after)
}
