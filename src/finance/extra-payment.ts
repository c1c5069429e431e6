/** What paying more than agreed saves on one loan. */
import { loanPayment } from './loan.ts'
import { type LoanPayoff, type OneOffPayment, payOffLoan } from './loan-payoff.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'

export interface ExtraPayments {
  principal: Cents
  rate: number
  /** On top of every regular payment. */
  extraMonthly?: Cents
  oneOffs?: readonly OneOffPayment[]
}

/** The regular payment is given, or it follows from the number of equal payments left. */
export type ExtraPaymentInput = ExtraPayments & ({ months: number; payment?: undefined } | { payment: Cents })

export interface ExtraPaymentEffect {
  regularPayment: Cents
  before: LoanPayoff
  after: LoanPayoff
  /** Null when the loan is never paid off without the extra, or not even with it. */
  monthsSaved: number | null
  interestSaved: Cents | null
}

/** Compares a loan as agreed with the same loan and extra payments. */
export function compareExtraPayment(input: ExtraPaymentInput): ExtraPaymentEffect {
  const { principal, rate, extraMonthly = 0, oneOffs } = input
  // A payment that follows from the term ends with the term; a payment of one's own is kept up to the end.
  const regular =
    input.payment === undefined
      ? { principal, rate, payment: loanPayment(input), months: input.months }
      : { principal, rate, payment: input.payment }
  const raised = sumMoney([regular.payment, Math.max(0, extraMonthly)])
  const after = payOffLoan({ ...regular, payment: raised, oneOffs })
  return describeEffect(regular.payment, payOffLoan(regular), after)
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
