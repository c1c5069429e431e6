import type { Assumption, AssumptionChange } from '#contract/assumptions.ts'
import { currencies, type Currency, currencyNow } from '#finance/currency.ts'
import { formatMoney, parseMoney, roundDecimals, toDollars } from '#finance/money.ts'

type Shown = Assumption['unit'] | 'years'

/** Long times are read and typed in years. */
export const shownUnit = ({ unit, value }: Assumption): Shown =>
  unit === 'months' && value >= 24 && value % 12 === 0 ? 'years' : unit

const counted = (value: number, noun: string) => `${group(value)} ${noun}${value === 1 ? '' : 's'}`
const group = (value: number) => roundDecimals(value, 6).toLocaleString('en-US', { maximumFractionDigits: 6 })

function spell(value: number, unit: Shown, currency: Currency = currencyNow()): string {
  if (unit === 'money') return formatMoney(value, { decimals: 'auto', currency })
  if (unit === 'percent') return `${group(value)}%`
  if (unit === 'years') return counted(value / 12, 'year')
  return unit === 'months' ? counted(value, 'month') : group(value)
}

/** '7%', '$500', '30 years', in the currency of the reply that rests on it. */
export const spellValue = (assumption: Assumption, currency: Currency | null = null) =>
  spell(assumption.value, shownUnit(assumption), currency ?? currencyNow())

/** What stands in the field at first: the number alone. */
export function editableValue({ unit, value, ...rest }: Assumption): string {
  if (unit === 'money') return String(toDollars(value))
  const isYears = shownUnit({ unit, value, ...rest }) === 'years'
  return String(isYears ? value / 12 : roundDecimals(value, 6))
}

/** What stands beside the field. */
export function unitWord(assumption: Assumption): string {
  const words: Record<Shown, string> = {
    money: currencies[currencyNow()].name,
    percent: 'percent',
    years: 'years',
    months: 'months',
    age: 'years old',
    count: '',
  }
  return words[shownUnit(assumption)]
}

export type ReadChange = { change: AssumptionChange; words: string } | { problem: string }

const NUMBER = /^[-+−]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/

/** What was typed, as the number it stands for and the sentence that says so; else what is wrong with it. */
export function readChange(assumption: Assumption, typed: string): ReadChange {
  const { sum, input, label, unit, min, max } = assumption
  const shown = shownUnit(assumption)
  const value = unit === 'money' ? parseMoney(typed) : readNumber(typed, shown)
  if (value === null) return { problem: `Please enter a number, such as ${editableValue(assumption)}.` }
  if ((unit === 'months' || unit === 'age') && !Number.isInteger(value))
    return { problem: unit === 'months' ? 'Please use whole months.' : 'Please use a whole number of years.' }
  if (value < min || value > max)
    return { problem: `Please use a number from ${spell(min, edge(min, shown))} to ${spell(max, shown)}.` }
  const change = { sum, input, value: unit === 'money' ? toDollars(value) : value }
  return { change, words: `Use ${spell(value, edge(value, shown))} for “${label}”.` }
}

/** A month is no whole number of years. */
const edge = (value: number, shown: Shown): Shown =>
  shown === 'years' && value % 12 !== 0 ? 'months' : shown

const MONTHS = /\s*months?$/i
const UNIT = /\s*(?:%|percent|years?|months?)$/i

function readNumber(typed: string, shown: Shown): number | null {
  const trimmed = typed.trim()
  const bare = trimmed.replace(UNIT, '')
  if (!NUMBER.test(bare) || !/\d/.test(bare)) return null
  const value = Number(bare.replaceAll(',', '').replace('−', '-'))
  const isYears = shown === 'years' && !MONTHS.test(trimmed)
  // As many decimals as the sentence says.
  return roundDecimals(isYears ? value * 12 : value, 6)
}
