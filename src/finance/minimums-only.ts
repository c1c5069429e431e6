import type { Debt } from './debt.ts'
import { type LoanPayoff, payOffLoan } from './loan-payoff.ts'
import { type Cents, sumMoney } from './money.ts'

export interface MinimumsOnly {
  /** One for each debt, in the order given. */
  payoffs: LoanPayoff[]
  /** The month in which the last one ends, and all interest; null when one of them never ends. */
  months: number | null
  totalInterest: Cents | null
}

/** Each debt at its own fixed payment, nothing rolled on: what happens when nothing changes. */
export function payMinimumsOnly(debts: readonly Debt[]): MinimumsOnly {
  const payoffs = debts.map((debt) =>
    payOffLoan({ principal: debt.amount, rate: debt.interestRate, payment: debt.minimumPayment ?? 0 }),
  )
  const paid = payoffs.filter((payoff) => payoff.paysOff)
  if (paid.length < payoffs.length) return { payoffs, months: null, totalInterest: null }
  return {
    payoffs,
    months: paid.reduce((longest, payoff) => Math.max(longest, payoff.months), 0),
    totalInterest: sumMoney(paid.map((payoff) => payoff.totalInterest)),
  }
}
