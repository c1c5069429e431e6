/**
 * Paying only the minimum of a credit card. The minimum is a percent of the balance after the month's interest, but
 * at least a floor, or the whole balance when that is smaller.
 */
import { MAX_MONTHS, monthlyInterest } from './interest.ts'
import { type Cents, percentOf, roundCents, subtractMoney, sumMoney } from './money.ts'

export interface MinimumPaymentRule {
  percent: number
  floor: Cents
  /** Some cards ask for the month's interest plus a percent of the balance before it. */
  plusInterest?: boolean
}

export interface MinimumPaymentInput extends MinimumPaymentRule {
  balance: Cents
  rate: number
}

export type MinimumPaymentCost = MinimumPaymentPayoff | MinimumPaymentTrap

export interface MinimumPaymentPayoff {
  paysOff: true
  months: number
  totalInterest: Cents
  totalPaid: Cents
  firstPayment: Cents
}

export interface MinimumPaymentTrap {
  paysOff: false
  /** The minimum does not cover the interest, or the debt would outlive a thousand years. */
  reason: 'below-interest' | 'beyond-horizon'
  firstPayment: Cents
  monthlyInterest: Cents
}

/** The minimum due on a balance, this month's interest included. */
export function minimumPaymentDue(balance: Cents, interest: Cents, rule: MinimumPaymentRule): Cents {
  const owed = sumMoney([balance, interest])
  const share = rule.plusInterest
    ? sumMoney([percentOf(balance, rule.percent), interest])
    : percentOf(owed, rule.percent)
  return Math.max(0, Math.min(owed, Math.max(rule.floor, share)))
}

/** How long the minimum alone takes, and what it costs, when the card is used no more. */
export function costOfMinimumPayments({ rate, ...input }: MinimumPaymentInput): MinimumPaymentCost {
  const opening = Math.max(0, roundCents(input.balance))
  const firstInterest = monthlyInterest(opening, Math.max(0, rate))
  const firstPayment = minimumPaymentDue(opening, firstInterest, input)
  let balance = opening
  let totalInterest = 0
  for (let month = 0; month < MAX_MONTHS; month++) {
    if (balance === 0) {
      const totalPaid = sumMoney([opening, totalInterest])
      return { paysOff: true, months: month, totalInterest, totalPaid, firstPayment }
    }
    const interest = monthlyInterest(balance, Math.max(0, rate))
    const payment = minimumPaymentDue(balance, interest, input)
    // The same balance gives the same minimum: what did not shrink this month never will.
    if (payment <= interest) {
      return { paysOff: false, reason: 'below-interest', firstPayment, monthlyInterest: firstInterest }
    }
    totalInterest = sumMoney([totalInterest, interest])
    balance = subtractMoney(sumMoney([balance, interest]), payment)
  }
  return { paysOff: false, reason: 'beyond-horizon', firstPayment, monthlyInterest: firstInterest }
}
