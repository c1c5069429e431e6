/** What can be done about debts beside paying them: a lump, a transfer, one loan for several; and what they ask for. */
import { type Debt, type DebtOrder, orderDebts, planDebtPayoff } from './debt.ts'
import { monthlyInterest } from './interest.ts'
import { loanPayment } from './loan.ts'
import { minimumPaymentDue } from './minimum-payment.ts'
import { type Cents, percentOf, sumMoney } from './money.ts'

/** What cards commonly ask for where no minimum is stored. */
const USUAL_MINIMUM = { percent: 1, floor: 2500, plusInterest: true }

export function usualMinimum({ amount, interestRate }: Pick<Debt, 'amount' | 'interestRate'>): Cents {
  return minimumPaymentDue(amount, monthlyInterest(amount, interestRate), USUAL_MINIMUM)
}

/** With a sum for all debts only known minimums count; an extra needs one of every debt. */
export function withMinimums<Owed extends Debt>(
  debts: readonly Owed[],
  { assume }: { assume: boolean },
): Owed[] {
  return debts.map((debt) => ({
    ...debt,
    minimumPayment: debt.minimumPayment ?? (assume ? usualMinimum(debt) : 0),
  }))
}

/** A lump takes down the debts in the order of the plan before the first month. */
export function payLump<Owed extends Debt>(debts: readonly Owed[], order: DebtOrder, once: Cents): Owed[] {
  let left = Math.max(0, once)
  const paid = debts.map((debt) => ({ ...debt }))
  for (const at of orderDebts(debts, order)) {
    const debt = paid[at]
    if (!debt) continue
    const part = Math.min(left, debt.amount)
    debt.amount -= part
    left -= part
  }
  return paid
}

export interface Transfer {
  /** Percent of the balance, added to it. */
  fee: number
  promoRate: number
  promoMonths: number
}

/** Moved to a promotional rate; afterwards the old one applies again. */
export function transferDebt<Owed extends Debt>(debt: Owed, { fee, promoRate, promoMonths }: Transfer): Owed {
  return {
    ...debt,
    amount: sumMoney([debt.amount, feeOf(debt.amount, fee)]),
    promo: { rate: promoRate, months: promoMonths },
  }
}

export interface Consolidation {
  rate: number
  months: number
  /** Percent of what is combined, added to the new loan. */
  fee: number
}

/** One loan in place of several debts. */
export function consolidateDebts(debts: readonly Debt[], { rate, months, fee }: Consolidation): Debt {
  const owed = sumMoney(debts.map(({ amount }) => Math.max(0, amount)))
  const amount = sumMoney([owed, feeOf(owed, fee)])
  return {
    name: 'New loan',
    amount,
    interestRate: rate,
    minimumPayment: loanPayment({ principal: amount, rate, months }),
  }
}

export const feeOf = (amount: Cents, fee: number): Cents =>
  Math.max(0, percentOf(Math.max(0, amount), Math.max(0, fee)))

/** The least sum a month that ever ends all debts; 0 when nothing is owed. */
export function leastToPayOff(debts: readonly Debt[], order: DebtOrder): Cents {
  const ends = (total: Cents) => planDebtPayoff(debts, { order, budget: { total } }).paysOff
  const owed = sumMoney(debts.map(({ amount }) => Math.max(0, amount)))
  if (owed === 0) return 0
  const rates = debts.map(({ interestRate, promo }) => Math.max(0, interestRate, promo?.rate ?? 0))
  const interest = sumMoney(debts.map(({ amount }, at) => monthlyInterest(amount, rates[at] ?? 0)))
  const minimums = sumMoney(debts.map(({ minimumPayment }) => Math.max(0, minimumPayment ?? 0)))
  let [low, high] = [0, Math.max(minimums, sumMoney([owed, interest]))]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (ends(middle)) high = middle
    else low = middle + 1
  }
  return low
}
