/** A loan paid every two weeks instead of every month. */
import { HORIZON_MONTHS, periodRate } from './interest.ts'
import { amortizeLoan, type LoanTerms, loanPayment } from './loan.ts'
import { type Cents, roundCents, subtractMoney, sumMoney } from './money.ts'

export interface PaidBiweekly {
  paysOff: true
  /** Half of the monthly payment, rounded up to the cent. */
  payment: Cents
  payments: number
  /** The same time in months, the month in which it ends counted whole. */
  months: number
  totalInterest: Cents
  interestSaved: Cents
  monthsSaved: number
}

/** At rates or amounts beyond all reason, where half a payment does not exceed the interest of two weeks. */
export interface UnpaidBiweekly {
  paysOff: false
  payment: Cents
  /** Of the first two weeks. */
  interest: Cents
}

export type BiweeklyPayoff = PaidBiweekly | UnpaidBiweekly

const PERIODS_A_YEAR = 26

/** Half the payment every two weeks: 26 halves make 13 monthly payments a year. Interest is a 26th of the rate. */
export function payBiweekly(terms: LoanTerms): BiweeklyPayoff {
  const monthly = amortizeLoan(terms)
  const payment = Math.max(1, Math.ceil(loanPayment(terms) / 2))
  const rate = periodRate(Math.max(0, terms.rate), PERIODS_A_YEAR)
  const interestOn = (balance: Cents) => roundCents(balance * rate)
  // Twice as long as the term, or as any plan that is worth a table.
  const most = (Math.max(monthly.months, HORIZON_MONTHS) / 6) * PERIODS_A_YEAR
  const principal = Math.max(0, roundCents(terms.principal))
  let balance = principal
  let totalInterest = 0
  let payments = 0
  while (balance > 0) {
    const interest = interestOn(balance)
    const owed = sumMoney([balance, interest])
    const due = Math.min(owed, payment)
    if (due <= interest || payments >= most)
      return { paysOff: false, payment, interest: interestOn(principal) }
    totalInterest = sumMoney([totalInterest, interest])
    balance = subtractMoney(owed, due)
    payments += 1
  }
  const months = Math.ceil((payments * 12) / PERIODS_A_YEAR)
  return {
    paysOff: true,
    payment,
    payments,
    months,
    totalInterest,
    interestSaved: subtractMoney(monthly.totalInterest, totalInterest),
    monthsSaved: monthly.months - months,
  }
}
