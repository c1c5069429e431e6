/** Moving a debt to a promotional rate: a fee at the start, then a low rate for some months, then the usual one. */
import { HORIZON_MONTHS, monthlyInterest, wholeMonths } from './interest.ts'
import type { LoanMonth } from './loan-payoff.ts'
import { type Cents, percentOf, subtractMoney, sumMoney } from './money.ts'

export interface BalanceTransfer {
  balance: Cents
  /** Percent of the balance, added to it. */
  fee: number
  promoRate: number
  promoMonths: number
  /** From the end of the promotion. */
  laterRate: number
  payment: Cents
}

export interface TransferPayoff {
  fee: Cents
  /** What is owed at the new lender on the first day. */
  opening: Cents
  /** What is still owed when the promotion ends. */
  leftAfterPromo: Cents
  interest: Cents
  /** Null when the payment never ends it. */
  months: number | null
  schedule: LoanMonth[]
}

export function transferBalance(input: BalanceTransfer): TransferPayoff {
  const fee = Math.max(0, percentOf(Math.max(0, input.balance), input.fee))
  const opening = sumMoney([Math.max(0, input.balance), fee])
  const promoMonths = wholeMonths(input.promoMonths)
  const schedule: LoanMonth[] = []
  let balance = opening
  for (let month = 1; balance > 0 && month <= HORIZON_MONTHS; month++) {
    const isPromo = month <= promoMonths
    const interest = monthlyInterest(balance, Math.max(0, isPromo ? input.promoRate : input.laterRate))
    const owed = sumMoney([balance, interest])
    const payment = Math.min(owed, Math.max(0, input.payment))
    if (payment <= interest && !isPromo) break
    balance = subtractMoney(owed, payment)
    schedule.push({ month, payment, interest, principal: subtractMoney(payment, interest), balance })
  }
  const atEnd = schedule[promoMonths - 1]
  return {
    fee,
    opening,
    leftAfterPromo: promoMonths === 0 ? opening : (atEnd?.balance ?? 0),
    interest: sumMoney(schedule.map((row) => row.interest)),
    months: balance > 0 ? null : schedule.length,
    schedule,
  }
}
