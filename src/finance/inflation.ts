/** Prices that rise by a percent a year, compounded once a year. */
import { compoundSum, presentValue } from './growth.ts'
import type { Cents } from './money.ts'

/** A planning assumption, near the long-run average of US consumer prices. */
export const ASSUMED_INFLATION = 3

/** What something that costs an amount today will cost later. */
export function futureCost(today: Cents, years: number, inflation = ASSUMED_INFLATION): Cents {
  return compoundSum(today, inflation, years)
}

/** What an amount received later would buy today. */
export function todaysDollars(later: Cents, years: number, inflation = ASSUMED_INFLATION): Cents {
  return presentValue(later, inflation, years)
}
