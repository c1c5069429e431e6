/** What a car is worth later, by the usual rule: a fifth lost in the first year, about a seventh in each after. */
import { growthFactor } from './interest.ts'
import { type Cents, roundCents } from './money.ts'

const FIRST_YEAR_LOSS = 0.2
const LATER_LOSS = 0.15

export function carValueAfter(price: Cents, months: number): Cents {
  const years = Math.max(0, months) / 12
  if (years <= 1) return roundCents(price * (1 - FIRST_YEAR_LOSS * years))
  return roundCents(price * (1 - FIRST_YEAR_LOSS) * growthFactor(-LATER_LOSS, years - 1))
}
