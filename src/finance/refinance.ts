/** Replacing a loan by a cheaper or longer one. */
import { amortizeLoan, type LoanTerms, loanPayment } from './loan.ts'
import { type Cents, roundCents, subtractMoney, sumMoney } from './money.ts'

export interface RefinanceInput {
  /** The balance still owed, its rate and the payments left. */
  current: LoanTerms
  rate: number
  months: number
  /** Closing costs. */
  costs?: Cents
  /** True when the costs are added to the new loan instead of being paid at once. */
  rollCosts?: boolean
}

export interface Refinance {
  currentPayment: Cents
  newPayment: Cents
  /** Negative when the new payment is higher. */
  monthlySaving: Cents
  currentInterest: Cents
  newInterest: Cents
  /** Interest saved over both lives, less the costs; negative when a longer term eats the lower rate. */
  lifetimeSaving: Cents
  /** The month in which lower payments have paid for the costs; null when they never do. */
  breakEvenMonths: number | null
}

export function compareRefinance({
  current,
  rate,
  months,
  costs = 0,
  rollCosts = false,
}: RefinanceInput): Refinance {
  const fees = Math.max(0, costs)
  const renewed = {
    principal: rollCosts ? sumMoney([current.principal, fees]) : current.principal,
    rate,
    months,
  }
  const currentPayment = loanPayment(current)
  const newPayment = loanPayment(renewed)
  const monthlySaving = subtractMoney(currentPayment, newPayment)
  const currentInterest = amortizeLoan(current).totalInterest
  const newInterest = amortizeLoan(renewed).totalInterest
  return {
    currentPayment,
    newPayment,
    monthlySaving,
    currentInterest,
    newInterest,
    lifetimeSaving: sumMoney([currentInterest, -newInterest, -fees]),
    breakEvenMonths: breakEvenMonths(fees, monthlySaving),
  }
}

/** Whole months until a monthly saving has paid back what it cost; null when it never does. */
export function breakEvenMonths(costs: Cents, monthlySaving: Cents): number | null {
  if (costs <= 0) return monthlySaving < 0 ? null : 0
  return monthlySaving > 0 ? Math.ceil(roundCents(costs) / monthlySaving) : null
}
