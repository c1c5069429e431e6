/**
 * Interest. A `rate` is percent a year (22.9). A fraction for one period (0.0190833) is named after its period.
 * Monthly interest is one twelfth of the yearly rate on the opening balance, the rule of lenders and of every
 * calculator here.
 */
import { type Cents, roundCents } from './money.ts'

/** The longest plan that is worth a month table: 100 years. Beyond it the answer is 'not in a lifetime'. */
export const HORIZON_MONTHS = 1200

/** A guard for loops: no term is longer than 1,000 years. */
export const MAX_MONTHS = 12_000

// Growth beyond this is cut off so that no sum, product or difference of factors can become Infinity or NaN.
const MAX_FACTOR = 1e200

/** A whole number of months, never negative. NaN is a fault of the program and would loop for ever. */
export function wholeMonths(months: number): number {
  if (Number.isNaN(months)) throw new RangeError('Not a number of months')
  return Math.min(Math.max(0, Math.round(months)), MAX_MONTHS)
}

export function monthlyRate(rate: number): number {
  return rate / 1200
}

/** One month's interest on a balance, to the cent. */
export function monthlyInterest(balance: Cents, rate: number): Cents {
  return roundCents((balance * rate) / 1200)
}

/** The fraction earned in one of `periodsPerYear` periods when interest is compounded `compoundings` times a year. */
export function periodRate(rate: number, periodsPerYear: number, compoundings = periodsPerYear): number {
  const perCompounding = Math.max(-1, rate / 100 / compoundings)
  if (compoundings === periodsPerYear) return perCompounding
  return growthFactor(perCompounding, compoundings / periodsPerYear) - 1
}

/** What one grows to: (1 + rate per period) ^ periods. */
export function growthFactor(ratePerPeriod: number, periods: number): number {
  if (periods <= 0) return 1
  return Math.min(Math.exp(periods * Math.log1p(Math.max(-1, ratePerPeriod))), MAX_FACTOR)
}

/** What one put in at the end of every period grows to: ((1 + r) ^ n - 1) / r, and n at rate 0. */
export function annuityFactor(ratePerPeriod: number, periods: number): number {
  if (periods <= 0) return 0
  if (ratePerPeriod === 0) return periods
  const rate = Math.max(-1, ratePerPeriod)
  // expm1 and log1p keep the digits that (1 + r) ^ n - 1 loses at tiny rates.
  return Math.min(Math.expm1(periods * Math.log1p(rate)) / rate, MAX_FACTOR)
}

/** What one paid at the end of every period is worth today: (1 - (1 + r) ^ -n) / r. */
export function presentAnnuityFactor(ratePerPeriod: number, periods: number): number {
  if (periods <= 0) return 0
  if (ratePerPeriod === 0) return periods
  const rate = Math.max(-0.999_999, ratePerPeriod)
  return Math.min(-Math.expm1(-periods * Math.log1p(rate)) / rate, MAX_FACTOR)
}

/** APY: what a yearly rate compounded several times a year comes to, in percent. */
export function effectiveAnnualRate(rate: number, compoundingsPerYear = 12): number {
  return periodRate(rate, 1, compoundingsPerYear) * 100
}

/** The return after inflation, in percent: (1 + nominal) / (1 + inflation) - 1. Not the plain difference. */
export function realReturn(nominal: number, inflation: number): number {
  const prices = Math.max(1 + inflation / 100, 1e-6)
  return ((1 + nominal / 100) / prices - 1) * 100
}

/** The rule of 72: years in which money doubles, by the rule of thumb; null when it does not grow. */
export function doublingYearsByRuleOf72(rate: number): number | null {
  return rate > 0 ? Math.min(72 / rate, MAX_FACTOR) : null
}

/** Years in which money doubles, exactly; null when it does not grow. */
export function doublingYears(rate: number, compoundingsPerYear = 1): number | null {
  const yearly = Math.log1p(periodRate(rate, 1, compoundingsPerYear))
  return yearly > 0 ? Math.min(Math.LN2 / yearly, MAX_FACTOR) : null
}
