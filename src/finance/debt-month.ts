/** One month of paying several debts from one sum: interest first, then what is due, then the money that is left. */
import { type Cents, roundCents } from './money.ts'

/** What a month has to know of a debt. */
export interface MonthlyDebt {
  amount: Cents
  interestRate: number
  minimumPayment?: Cents | null
  promo?: { rate: number; months: number }
}

const FRACTION_OF_A_CENT = 1e-6

/** No sum here has a negative part, so capping the result is as good as capping every step. */
export interface CentRules {
  round: (value: number) => number
  cut: (sum: number) => number
}

export const WHOLE_CENTS: CentRules = {
  round: roundCents,
  cut: (sum) => Math.min(sum, Number.MAX_SAFE_INTEGER),
}
export const FRACTIONS: CentRules = { round: (value) => value, cut: (sum) => sum }

/**
 * Debts on their way through the months, in lists that run parallel to them. Every month is written over the last: a
 * slider runs through tens of thousands of these between two pictures, and a new list costs more than its sums.
 */
export interface DebtsUnderway {
  cents: CentRules
  rates: Float64Array
  promoRates: Float64Array
  /** The last month of the promotional rate; 0 without one. */
  promoMonths: Float64Array
  minimums: Float64Array
  balances: Float64Array
  interest: Float64Array
  payments: Float64Array
  /** Since the start; the two lists before it are the month's. */
  interestSoFar: Float64Array
  /** How many were paid off this month. */
  cleared: number
}

export function setOut(debts: readonly MonthlyDebt[], cents: CentRules): DebtsUnderway {
  const zeros = () => new Float64Array(debts.length)
  const listOf = (read: (debt: MonthlyDebt) => number | null | undefined) =>
    Float64Array.from(debts, (debt) => Math.max(0, read(debt) ?? 0))
  return {
    cents,
    rates: listOf(({ interestRate }) => interestRate),
    promoRates: listOf(({ promo }) => promo?.rate),
    promoMonths: listOf(({ promo }) => promo?.months),
    minimums: listOf(({ minimumPayment }) => minimumPayment),
    balances: listOf(({ amount }) => amount),
    interest: zeros(),
    payments: zeros(),
    interestSoFar: zeros(),
    cleared: 0,
  }
}

/** Adds the month's interest and notes each debt's minimum; returns the total due. */
export function openMonth(underway: DebtsUnderway, month: number): Cents {
  const { cents, rates, promoRates, promoMonths, minimums, balances, interest, payments, interestSoFar } =
    underway
  let due = 0
  for (let at = 0; at < balances.length; at++) {
    const balance = balances[at] ?? 0
    const rate = (month <= (promoMonths[at] ?? 0) ? promoRates[at] : rates[at]) ?? 0
    const added = balance > 0 ? cents.round((balance * rate) / 1200) : 0
    const least = Math.min(balance + added, minimums[at] ?? 0)
    interest[at] = added
    interestSoFar[at] = (interestSoFar[at] ?? 0) + added
    payments[at] = least
    due += least
  }
  return cents.cut(due)
}

/** Pays out in order what the minimums leave, and closes the month; returns the total still owed. */
export function closeMonth(underway: DebtsUnderway, order: readonly number[], money: Cents): Cents {
  const { cents, balances, interest, payments } = underway
  let left = money
  for (const at of order) {
    if (left <= 0) break
    const due = payments[at] ?? 0
    const extra = Math.min(left, (balances[at] ?? 0) + (interest[at] ?? 0) - due)
    payments[at] = due + extra
    left -= extra
  }
  let owed = 0
  let cleared = 0
  for (let at = 0; at < balances.length; at++) {
    const before = balances[at] ?? 0
    const after = settle(before + (interest[at] ?? 0) - (payments[at] ?? 0))
    balances[at] = after
    owed += after
    if (before > 0 && after === 0) cleared++
  }
  underway.cleared = cleared
  return cents.cut(owed)
}

// Without rounding a debt may end a millionth of a cent above zero, which is no month's payment.
function settle(balance: number): number {
  return balance < FRACTION_OF_A_CENT ? 0 : balance
}

export const sumUp = (values: Float64Array, { cut }: CentRules): Cents =>
  cut(values.reduce((sum, value) => sum + value, 0))
