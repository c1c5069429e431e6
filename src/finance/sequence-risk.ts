/** The same savings and withdrawals, with an ordinary and with a bad first decade of retirement. In today's dollars. */
import { HORIZON_MONTHS, monthlyRate } from './interest.ts'
import { type Cents, roundCents } from './money.ts'

/** What a bad first decade yields a year after inflation: about the worst that US portfolios have seen. */
export const BAD_DECADE_RETURN = -2
export const BAD_MONTHS = 120

export interface Withdrawals {
  nestEgg: Cents
  /** What is spent a month. */
  spending: Cents
  /** A pension that starts some months after retirement. */
  income?: { monthly: Cents; fromMonth: number }
  /** Percent a year after inflation. */
  realReturn: number
  months: number
}

export interface WithdrawalPath {
  /** At retirement and after every year. */
  balances: Cents[]
  /** The month in which the money is first short; null when it lasts. */
  runsOutIn: number | null
}

export function drawDown({ nestEgg, spending, income, realReturn, months }: Withdrawals): WithdrawalPath {
  return run({ nestEgg, spending, income, months }, () => realReturn)
}

export function drawDownAfterBadDecade(input: Withdrawals): WithdrawalPath {
  const bad = Math.min(BAD_DECADE_RETURN, input.realReturn)
  return run(input, (month) => (month <= BAD_MONTHS ? bad : input.realReturn))
}

function run(
  { nestEgg, spending, income, months }: Omit<Withdrawals, 'realReturn'>,
  rateIn: (month: number) => number,
): WithdrawalPath {
  const balances = [Math.max(0, roundCents(nestEgg))]
  let balance = Math.max(0, nestEgg)
  let runsOutIn: number | null = null
  for (let month = 1; month <= Math.min(months, HORIZON_MONTHS); month++) {
    const comesIn = income && month > income.fromMonth ? Math.max(0, income.monthly) : 0
    const taken = Math.max(0, Math.max(0, spending) - comesIn)
    balance = balance * (1 + Math.max(-0.999, monthlyRate(rateIn(month)))) - taken
    // Half a cent short is rounding, not ruin.
    if (balance < -0.5) runsOutIn ??= month
    balance = Math.min(Math.max(0, balance), Number.MAX_SAFE_INTEGER)
    if (month % 12 === 0) balances.push(roundCents(balance))
  }
  return { balances, runsOutIn }
}
