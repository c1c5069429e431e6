/** One month of paying several debts: interest, what is due, and the payments. */
import { type Cents, roundCents, sumMoney } from './money.ts'

/** What a month has to know of a debt. */
export interface MonthlyDebt {
  interestRate: number
  minimumPayment?: Cents | null
  promo?: { rate: number; months: number }
}

const FRACTION_OF_A_CENT = 1e-6

export interface CentRules {
  round: (value: number) => number
  add: (values: readonly number[]) => number
}

export const WHOLE_CENTS: CentRules = { round: roundCents, add: sumMoney }
export const FRACTIONS: CentRules = {
  round: (value) => value,
  add: (values) => values.reduce((sum, value) => sum + value, 0),
}

interface OpenMonth {
  interest: number[]
  owed: number[]
  due: number[]
  /** All that is due. */
  minimums: number
}

/**
 * Adds the month's interest and finds what each debt asks for at least. Plain loops, here and below: a slider runs
 * through tens of thousands of these between two pictures.
 */
export function openMonth(
  debts: readonly MonthlyDebt[],
  balances: readonly Cents[],
  month: number,
  cents: CentRules,
): OpenMonth {
  const [interest, owed, due]: [number[], number[], number[]] = [[], [], []]
  for (let at = 0; at < balances.length; at++) {
    const debt = debts[at]
    const balance = balances[at] ?? 0
    const added = debt && balance > 0 ? cents.round((balance * Math.max(0, rateIn(debt, month))) / 1200) : 0
    interest.push(added)
    owed.push(balance + added)
    due.push(Math.min(balance + added, Math.max(0, debt?.minimumPayment ?? 0)))
  }
  return { interest, owed, due, minimums: cents.add(due) }
}

export function rateIn({ interestRate, promo }: MonthlyDebt, month: number): number {
  return promo && month <= promo.months ? promo.rate : interestRate
}

export function payInOrder(
  { due, owed, minimums }: OpenMonth,
  order: readonly number[],
  money: Cents,
): Cents[] {
  const payments = [...due]
  let left = money - minimums
  for (const index of order) {
    if (left <= 0) break
    const extra = Math.min(left, (owed[index] ?? 0) - (due[index] ?? 0))
    payments[index] = (due[index] ?? 0) + extra
    left -= extra
  }
  return payments
}

export function settleAll(owed: readonly Cents[], payments: readonly Cents[]): Cents[] {
  const balances: Cents[] = []
  for (let at = 0; at < owed.length; at++) balances.push(settle((owed[at] ?? 0) - (payments[at] ?? 0)))
  return balances
}

// Without rounding a debt may end a millionth of a cent above zero, which is no month's payment.
function settle(balance: number): number {
  return balance < FRACTION_OF_A_CENT ? 0 : balance
}
