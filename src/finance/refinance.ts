/** Replacing a loan by a cheaper or longer one. */
import { type Cents, roundCents } from './money.ts'

/** Whole months until a monthly saving has paid back what it cost; null when it never does. */
export function breakEvenMonths(costs: Cents, monthlySaving: Cents): number | null {
  if (costs <= 0) return monthlySaving < 0 ? null : 0
  return monthlySaving > 0 ? Math.ceil(roundCents(costs) / monthlySaving) : null
}
