/** Putting spare money into a loan, or into investments, up to the day the loan would have ended. */
import { monthlyRate, wholeMonths } from './interest.ts'
import { loanPayment } from './loan.ts'
import { type Cents, roundCents } from './money.ts'
import { runSchedule } from './loan-payoff.ts'

export interface SpareMoney {
  /** Each month. */
  extra: Cents
  /** Today. */
  once: Cents
  /** Percent a year that the loan costs. */
  rate: number
  /** Percent a year that investments bring. */
  return: number
  /** Left to run. */
  months: number
  /** Owed today. */
  balance: Cents
}

export interface InvestOrPrepay {
  /** What each way has grown to at the end of the term, the loan being gone either way. */
  invested: Cents
  prepaid: Cents
  /** The month in which the faster loan ends. */
  paidOffIn: number
}

/** Once the faster loan is gone, its payment is invested as well: both ways cost the same every month. */
export function investOrPrepay({ extra, once, rate, balance, months, ...rest }: SpareMoney): InvestOrPrepay {
  const term = Math.max(1, wholeMonths(months))
  const growth = 1 + monthlyRate(rest.return)
  const payment = loanPayment({ principal: balance, rate, months: term })
  const lump = Math.min(once, balance)
  const { rows } = runSchedule({
    principal: balance - lump,
    rate,
    payment: payment + extra,
    months: term,
  })
  let invested = once
  let prepaid = once - lump
  for (let month = 1; month <= term; month++) {
    const paid = Math.min(rows[month - 1]?.payment ?? 0, payment + extra)
    invested = invested * growth + extra
    prepaid = prepaid * growth + (payment + extra - paid)
  }
  return { invested: roundCents(invested), prepaid: roundCents(prepaid), paidOffIn: rows.length }
}
