/**
 * Fixed-rate loans. Interest is a twelfth of the yearly rate on the opening balance, rounded to the cent; then the
 * payment. The regular payment is rounded to the nearest cent, so the last of the term takes a few cents more or less.
 */
import { monthlyRate, presentAnnuityFactor, wholeMonths } from './interest.ts'
import { describePayoff, type PaidLoan, runSchedule } from './loan-payoff.ts'
import { type Cents, roundCents } from './money.ts'

export interface LoanTerms {
  principal: Cents
  /** Percent a year; a negative rate counts as 0. */
  rate: number
  /** The number of equal payments, at least 1. */
  months: number
}

/** The equal monthly payment that clears a loan in its term, to the nearest cent. */
export function loanPayment({ principal, rate, months }: LoanTerms): Cents {
  const factor = presentAnnuityFactor(monthlyRate(Math.max(0, rate)), termOf(months))
  return roundCents(Math.max(0, principal) / factor)
}

/** Every payment of the term, with total interest; the last payment clears the loan to the cent. */
export function amortizeLoan(terms: LoanTerms): PaidLoan {
  return describePayoff(
    runSchedule({ ...terms, payment: loanPayment(terms), months: termOf(terms.months) }).rows,
  )
}

/** What is still owed after a number of regular payments. */
export function remainingBalance(terms: LoanTerms, paymentsMade: number): Cents {
  const paid = wholeMonths(paymentsMade)
  if (paid === 0) return Math.max(0, roundCents(terms.principal))
  return amortizeLoan(terms).schedule[paid - 1]?.balance ?? 0
}

/** The largest loan that a monthly payment clears in the term; rounded down, so that the payment suffices. */
export function maxPrincipal({
  payment,
  rate,
  months,
}: {
  payment: Cents
  rate: number
  months: number
}): Cents {
  const factor = presentAnnuityFactor(monthlyRate(Math.max(0, rate)), wholeMonths(months))
  // A millionth of a cent is binary noise: $10.05 after a month at 6% carries exactly $10.
  return Math.floor(Math.min(Math.max(0, payment) * factor + 1e-6, Number.MAX_SAFE_INTEGER))
}

function termOf(months: number): number {
  return Math.max(1, wholeMonths(months))
}
