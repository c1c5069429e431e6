/**
 * Paying one debt month by month, to the cent: interest first, then the payment. The last, smaller payment counts
 * as a month.
 */
import { HORIZON_MONTHS, monthlyInterest, wholeMonths } from './interest.ts'
import { type Cents, roundCents, subtractMoney, sumMoney } from './money.ts'

export interface OneOffPayment {
  /** Paid together with the regular payment of this month; 1 is the first. */
  month: number
  amount: Cents
}

export interface LoanPayoffInput {
  principal: Cents
  /** Percent a year; a negative rate counts as 0. */
  rate: number
  payment: Cents
  /** The agreed number of payments, when there is one: the last of them takes whatever is left. */
  months?: number
  oneOffs?: readonly OneOffPayment[]
}

export interface LoanMonth {
  month: number
  payment: Cents
  interest: Cents
  principal: Cents
  balance: Cents
}

export interface PaidLoan {
  paysOff: true
  months: number
  totalInterest: Cents
  totalPaid: Cents
  lastPayment: Cents
  schedule: LoanMonth[]
}

export interface UnpaidLoan {
  paysOff: false
  /** The payment does not exceed the interest, or does by so little that it would take more than 100 years. */
  reason: 'below-interest' | 'beyond-horizon'
  /** The first month's interest: only a higher payment ever ends the debt. */
  monthlyInterest: Cents
}

export type LoanPayoff = PaidLoan | UnpaidLoan

/** How long a payment takes to clear a debt, and what it costs. */
export function payOffLoan(input: LoanPayoffInput): LoanPayoff {
  const { rows, stopped } = runSchedule(input)
  if (stopped === null) return describePayoff(rows)
  const rate = Math.max(0, input.rate)
  return { paysOff: false, reason: stopped, monthlyInterest: monthlyInterest(input.principal, rate) }
}

/** The month rows, and why they stopped short of zero if they did; with an agreed term they never do. */
export function runSchedule({ principal, rate, payment, months, oneOffs = [] }: LoanPayoffInput) {
  const rows: LoanMonth[] = []
  const term = months === undefined ? null : Math.max(1, wholeMonths(months))
  const lastOneOff = oneOffs.reduce((last, { month }) => Math.max(last, month), 0)
  let balance = Math.max(0, roundCents(principal))
  let stopped: UnpaidLoan['reason'] | null = null
  for (let month = 1; balance > 0 && stopped === null; month++) {
    const interest = monthlyInterest(balance, Math.max(0, rate))
    const owed = sumMoney([balance, interest])
    const oneOff = month > lastOneOff ? 0 : oneOffsIn(month, oneOffs)
    const due = month === term ? owed : Math.min(owed, sumMoney([Math.max(0, payment), Math.max(0, oneOff)]))
    balance = subtractMoney(owed, due)
    rows.push({ month, payment: due, interest, principal: subtractMoney(due, interest), balance })
    if (term === null && balance > 0) {
      if (due <= interest && month >= lastOneOff) stopped = 'below-interest'
      else if (month >= HORIZON_MONTHS) stopped = 'beyond-horizon'
    }
  }
  return { rows, stopped }
}

const oneOffsIn = (month: number, oneOffs: readonly OneOffPayment[]): Cents =>
  sumMoney(oneOffs.filter((extra) => extra.month === month).map((extra) => extra.amount))

export function describePayoff(schedule: LoanMonth[]): PaidLoan {
  return {
    paysOff: true,
    months: schedule.length,
    totalInterest: sumMoney(schedule.map((row) => row.interest)),
    totalPaid: sumMoney(schedule.map((row) => row.payment)),
    lastPayment: schedule.at(-1)?.payment ?? 0,
    schedule,
  }
}
