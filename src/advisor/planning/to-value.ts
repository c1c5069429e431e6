import { byWords } from '#advisor/grounding/figures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { centsOf, type Given, type Quantity } from './given.ts'
import { perMonth, perYear } from '#advisor/reading/question/per-period.ts'
import type { Input } from './sum.ts'
import type { PlainDate } from '#finance/dates.ts'

/** A value with what it counts, for inputs that take any unit. */
export interface Valued extends Given {
  unit: Quantity
}

/** A bare number for a time: 'over 15' is years, 'for 72' months. */
export const MOST_YEARS = 40
const MOST_PERCENT = 1000
const MOST_MONTHS = 1200

/** A number of the message in the unit of an input; null where it cannot be that. */
export function toValue(number: SaidNumber, input: Input, today: PlainDate): Valued | null {
  const { kind } = number
  const source = byWords(number.quote)
  const give = (value: number, unit: Quantity): Valued => ({ value, source, unit })
  if (input.anyUnit) return give(...inOwnUnit(number))
  if (input.unit === 'money') {
    if (kind !== 'money' && kind !== 'number' && kind !== 'year') return null
    return give(toCents(number, input), 'money')
  }
  // 'They match half'
  if (input.unit === 'percent' && kind === 'factor') return give(number.value * 100, 'percent')
  if (input.unit === 'percent')
    return (kind === 'percent' || kind === 'number') && number.value <= MOST_PERCENT
      ? give(number.value, 'percent')
      : null
  if (input.unit === 'months') {
    const months = toMonths(number, input, today)
    return months === null ? null : give(Math.min(months, MOST_MONTHS), 'months')
  }
  if (input.unit === 'age')
    return kind === 'age' || kind === 'number'
      ? give(number.value, 'age')
      : kind === 'months' && number.value % 12 === 0
        ? give(number.value / 12, 'age')
        : kind === 'year'
          ? give(Math.max(0, Number(today.slice(0, 4)) - number.value), 'age')
          : null
  return kind === 'percent' ? null : give(number.value, 'number')
}

/** 'What is 78k an hour': nobody earns that in one. */
const MOST_HOURLY = 1000

function toCents(
  number: SaidNumber,
  { per, salaried, keepsFraction, bareIsYearly, hourlyBelow = 0 }: Input,
): number {
  const { value } = number
  const isBareYear = typeof bareIsYearly === 'number' ? value >= bareIsYearly : bareIsYearly
  const isYearly =
    (salaried && number.period === 'hour' && value > MOST_HOURLY) || (isBareYear && !number.period)
  const isHourly = !number.period && value < hourlyBelow
  const period = isYearly ? 'year' : isHourly ? 'hour' : number.period
  if (per === 'month') {
    const monthly = salaried ? perYear({ value, period }) / 12 : perMonth({ value, period })
    return keepsFraction ? centsOf(monthly * 12) / 12 : centsOf(monthly)
  }
  return centsOf(per === 'year' ? perYear({ value, period }) : value)
}

/** A number as part of a larger value: in its own unit, an amount by the period that the input counts. */
export function inItsUnit(number: SaidNumber, input: Input): Valued {
  const source = byWords(number.quote)
  if (number.kind === 'money' || number.period !== null)
    return { value: input.per ? toCents(number, input) : asSaid(number.value), unit: 'money', source }
  const [value, unit] = inOwnUnit(number)
  return { value, unit, source }
}

/** '4.5 cents' a mile are four and a half: what is multiplied counts as it was said. */
const FINE = 1e4
const asSaid = (dollars: number) => Math.round(Math.min(Math.max(dollars, 0), 1e12) * 100 * FINE) / FINE

function inOwnUnit({ kind, value }: SaidNumber): [number, Quantity] {
  if (kind === 'money') return [asSaid(value), 'money']
  if (kind === 'percent' || kind === 'months' || kind === 'age') return [value, kind]
  return [value, 'number']
}

/** Terms that loans and leases have by the month, and never by the year: '369 a month for 36'. */
const inMonths: ReadonlySet<number> = new Set([18, 24, 36])
const TERM = /\bterm\b/i

function toMonths({ kind, value }: SaidNumber, { label }: Input, today: PlainDate): number | null {
  if (kind === 'months') return value
  if (kind === 'year') return Math.max(0, (value - Number(today.slice(0, 4))) * 12)
  if (kind !== 'number') return null
  const isYears = value <= MOST_YEARS && !(TERM.test(label) && inMonths.has(value))
  return isYears ? value * 12 : value
}
