import { maxPrincipal } from './loan.ts'
import type { Cents } from './money.ts'

const HIGHEST = 100
/** Rates are quoted to hundredths of a percent. */
const STEPS_A_PERCENT = 100

/**
 * The highest yearly rate at which a payment still clears a loan in its term, rounded down to a hundredth of a
 * percent; null when it does not even without interest.
 */
export function highestRate(loan: Cents, payment: Cents, months: number): number | null {
  const carries = (step: number) => maxPrincipal({ payment, rate: step / STEPS_A_PERCENT, months }) >= loan
  if (!carries(0)) return null
  let [low, high] = [0, HIGHEST * STEPS_A_PERCENT]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (carries(middle)) low = middle
    else high = middle - 1
  }
  return low / STEPS_A_PERCENT
}
