/** Ways of paying the same debts, side by side. */
import { type Debt, type DebtBudget, type DebtPlan, planDebtPayoff } from './debt.ts'
import { type LoanPayoff, payOffLoan } from './loan-payoff.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'

export interface DebtOrderComparison {
  avalanche: DebtPlan
  snowball: DebtPlan
  /** What avalanche saves against snowball; null when either never ends. */
  monthsSaved: number | null
  interestSaved: Cents | null
}

export function compareDebtOrders(debts: readonly Debt[], budget: DebtBudget): DebtOrderComparison {
  const avalanche = planDebtPayoff(debts, { order: 'avalanche', budget })
  const snowball = planDebtPayoff(debts, { order: 'snowball', budget })
  const comparable = avalanche.paysOff && snowball.paysOff
  return {
    avalanche,
    snowball,
    monthsSaved: comparable ? snowball.months - avalanche.months : null,
    interestSaved: comparable ? subtractMoney(snowball.totalInterest, avalanche.totalInterest) : null,
  }
}

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
