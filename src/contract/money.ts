import { type Cents, formatMoney, MAX_CENTS, roundDecimals, toCents, toDollars } from '#finance/money.ts'
import { z } from './zod.ts'

interface MoneyRules {
  min?: Cents
  max?: Cents
  /** What the user reads when it is no number, or below `min`. */
  message?: string
}

/**
 * Dollars as a JSON number on the wire, whole cents inside. Both ends are checked in dollars, before conversion:
 * -0.004 is refused like any negative amount, not rounded to 0.
 */
export function money({ min = 0, max = MAX_CENTS, message = 'Amount must be 0 or higher' }: MoneyRules = {}) {
  const dollars = z.number(message).check(
    z.minimum(toDollars(min), message),
    // When it is said, since the currency is that of whoever reads it.
    z.maximum(toDollars(max), { error: () => `Amounts can be at most ${formatMoney(max)}` }),
  )
  return z.codec(dollars, z.int(), { decode: toCents, encode: toDollars })
}

/** A sum of amounts, which may be negative and larger than any single one. */
export const moneyTotal = money({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })

/** Decimals that a rate keeps; further ones are rounded half up. */
export const RATE_DECIMALS = 6

/** Percent a year, the same number on the wire and inside. */
export function rate(message: string) {
  return z.number(message).check(
    z.minimum(0, message),
    z.maximum(1000, 'Interest rate can be at most 1,000'),
    z.overwrite((percent) => roundDecimals(percent, RATE_DECIMALS)),
  )
}
