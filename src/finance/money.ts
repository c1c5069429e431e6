import { currencies, type Currency, currencyNow, signsOf } from './currency.ts'

/**
 * Money is a whole number of cents everywhere inside the product; dollars exist only on the wire and on screen.
 * Rounding is half up, away from zero for negative amounts, and judges the decimal number a person sees: 1.005 is
 * one dollar and a half cent although its binary form lies just below. A result too large to be exact is cut off
 * at 2^53 cents. NaN is never money: it is a fault of the program and throws.
 */
export type Cents = number

/** The largest single amount a person may enter: 999,999,999,999.99 dollars. */
export const MAX_CENTS: Cents = 99_999_999_999_999

const ROUNDING_NOISE = 1e-15
/** Below this the noise stays below a thousandth of a cent, and half a cent is exact. */
const COMMON = 1e11

/** Rounds a computed number of cents half up. A few units in the last place count as noise of the computation. */
export function roundCents(value: number): Cents {
  if (Number.isNaN(value)) throw new RangeError('Not an amount of money')
  // Nearly all amounts: the rule below, without its cases, as plans round by the hundred thousand.
  if (value >= 0 && value < COMMON) return Math.floor(value + 0.5 + value * ROUNDING_NOISE)
  const size = Math.min(Math.abs(value), Number.MAX_SAFE_INTEGER)
  const noise = Math.min(size * ROUNDING_NOISE, 0.001)
  const rounded = Number.isInteger(size) ? size : Math.floor(size + 0.5 + noise)
  return value < 0 && rounded > 0 ? -rounded : rounded
}

/** Rounds half up as people do with the digits in front of them; `decimals` from 0 to 10. */
export function roundDecimals(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new RangeError('Not a number')
  const size = Math.abs(value)
  const scale = 10 ** decimals
  if (Number.isInteger(value) || size * scale > Number.MAX_SAFE_INTEGER) return value === 0 ? 0 : value
  // Moving the point in the printed form adds no binary noise; below 1e-6 numbers print with an exponent.
  const rounded = Math.round(size < 1e-6 ? size * scale : Number(`${size}e${decimals}`)) / scale
  return value < 0 && rounded > 0 ? -rounded : rounded
}

/** Dollars from the wire to cents. Throws for what no amount can be: not finite, or beyond exact cents. */
export function toCents(dollars: number): Cents {
  const cents = Math.round(roundDecimals(dollars, 2) * 100)
  if (!Number.isSafeInteger(cents)) throw new RangeError('Not an amount of money')
  return cents === 0 ? 0 : cents
}

export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Adds up in any order to the same cent; beyond 2^53 the exact sum is found before it is cut off. */
export function sumMoney(amounts: readonly Cents[]): Cents {
  let total = 0
  for (const amount of amounts) {
    total += amount
    if (!Number.isSafeInteger(total)) return sumLargeMoney(amounts)
  }
  return total === 0 ? 0 : total
}

function sumLargeMoney(amounts: readonly Cents[]): Cents {
  let total = 0n
  for (const amount of amounts) total += BigInt(roundCents(amount))
  return roundCents(Number(total))
}

export function subtractMoney(amount: Cents, minus: Cents): Cents {
  return sumMoney([amount, -minus])
}

export function multiplyMoney(amount: Cents, factor: number): Cents {
  return roundCents(amount * factor)
}

/** `percent` percent of an amount, to the cent. */
export function percentOf(amount: Cents, percent: number): Cents {
  return roundCents((amount * percent) / 100)
}

/** How many percent of the whole a part is; 0 when the whole is 0. */
export function percentShare(part: Cents, whole: Cents): number {
  if (whole === 0 || part === 0) return 0
  // One division at the end: 112,000 of 560,000 is exactly 20, not 20.000000000000004.
  return (part * 100) / whole
}

/**
 * Splits an amount in proportion to the weights without losing a cent: everyone gets the whole cents of their part
 * and the cents left over go to the largest fractions, the earlier first. Weights that are all zero share equally.
 */
export function shareMoney(amount: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return []
  if (amount < 0) return shareMoney(-amount, weights).map((part) => (part === 0 ? 0 : -part))
  const whole = roundCents(amount)
  const largest = weights.reduce((max, weight) => Math.max(max, weight), 0)
  const parties = weights.map((weight) => (largest > 0 ? Math.max(0, weight) / largest : 1))
  const total = parties.reduce((sum, party) => sum + party, 0)
  const exact = parties.map((party) => whole * (party / total))
  const parts = exact.map(Math.floor)
  const byFraction = exact
    .map((part, index) => ({ index, fraction: part - Math.floor(part) }))
    .toSorted((a, b) => b.fraction - a.fraction || a.index - b.index)
  let left = subtractMoney(whole, sumMoney(parts))
  // Binary noise can leave more than one cent each, or take one too many, at very large amounts only.
  for (let turn = 0; left !== 0; turn++) {
    const index = byFraction[turn % byFraction.length]?.index ?? 0
    const step = Math.sign(left)
    if ((parts[index] ?? 0) + step < 0 || parties[index] === 0) continue
    parts[index] = (parts[index] ?? 0) + step
    left -= step
  }
  return parts
}

// No two neighbouring parts can match the same spaces, so that a long run of them is read only once.
const SIGNED = /^([-+−]?)\s*(?:\$\s*(?:([-+−])\s*)?)?(\S*)$/
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/

/**
 * Reads what a person types into an amount field: an optional sign, the sign of their currency, thousands in groups of
 * three and decimals; brackets mean negative, as in a bank statement. Anything else is null, never a guess: '1,23' may
 * be a European decimal or a slip, and '1e5' is not how people write money.
 */
export function parseMoney(text: string, currency: Currency = currencyNow()): Cents | null {
  const trimmed = currency === 'USD' ? text.trim() : withDollarSign(text.trim(), currency)
  const bracketed = /^\((.*)\)$/.exec(trimmed)
  const [, before = '', after = '', amount = ''] = SIGNED.exec(bracketed?.[1]?.trim() ?? trimmed) ?? []
  const sign = before || after
  if ((before && after) || (bracketed && sign)) return null
  if (!AMOUNT.test(amount) || !/\d/.test(amount)) return null
  const [whole = '', decimals = ''] = amount.replaceAll(',', '').split('.')
  const [tenth = '0', hundredth = '0', next = '0'] = decimals
  const cents = Number(whole) * 100 + Number(tenth + hundredth) + (next >= '5' ? 1 : 0)
  if (cents > MAX_CENTS) return null
  return cents > 0 && (bracketed || sign === '-' || sign === '−') ? -cents : cents
}

/** The sign of another currency, before the amount or behind it, as a dollar sign before it. */
function withDollarSign(text: string, currency: Currency): string {
  const signs = signsOf(currency).flatMap((one) => [one, one.toLowerCase()])
  const sign = signs.find((one) => text.includes(one))
  // A dollar sign is somebody else's money where it is none of the signs.
  if (sign === undefined) return text.includes('$') ? '' : text
  const at = text.indexOf(sign)
  const [before, after] = [text.slice(0, at), text.slice(at + sign.length)]
  return /\d\s*$/.test(before) && after === '' ? `$${before.trimEnd()}` : `${before}$${after}`
}

export interface MoneyFormat {
  /** 'auto' leaves out the cents of whole dollars. */
  decimals?: 'always' | 'auto'
  /** 'always' puts a plus before gains as well. */
  sign?: 'negative' | 'always'
  /** The user's own unless one is named, as in an example that is the same for everybody. */
  currency?: Currency
}

/** '$1,234.56', '-€5.00', 'CHF 5.00'. Written by hand because a number formatter per table cell is slow. */
export function formatMoney(
  cents: Cents,
  { decimals = 'always', sign = 'negative', currency = currencyNow() }: MoneyFormat = {},
): string {
  const rounded = roundCents(cents)
  const size = Math.abs(rounded)
  const rest = size % 100
  const fraction = decimals === 'auto' && rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  const plus = sign === 'always' && rounded > 0 ? '+' : ''
  const whole = groupThousands(String((size - rest) / 100))
  return `${rounded < 0 ? '-' : plus}${currencies[currency].sign}${whole}${fraction}`
}

/** '12.7%' with a fixed number of decimals, rounded half up. */
export function formatPercent(value: number, decimals = 1): string {
  const rounded = roundDecimals(value, decimals)
  const [whole = '0', fraction] = Math.abs(rounded).toFixed(decimals).split('.')
  return `${rounded < 0 ? '-' : ''}${groupThousands(whole)}${fraction ? `.${fraction}` : ''}%`
}

/** A share that was worked out: whole where it is whole, else to a tenth. The chat and the screens print it alike. */
export const shareDecimals = (value: number): number => (Number.isInteger(value) ? 0 : 1)
export const formatShare = (value: number): string => formatPercent(value, shareDecimals(value))

/** A stated rate keeps its decimals (24.99%), a round one has none (7%). */
export function rateDecimals(value: number): number {
  return [0, 1, 2].find((decimals) => roundDecimals(value, decimals) === roundDecimals(value, 3)) ?? 3
}
export const formatRate = (value: number): string => formatPercent(value, rateDecimals(value))

function groupThousands(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
