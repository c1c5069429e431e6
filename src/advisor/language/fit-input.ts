import { byFormula } from '#advisor/grounding/figures.ts'
import type { Input, InputUnit } from '#advisor/planning/sum.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { formatMoney } from '#finance/money.ts'
import { unitNames } from './resolve.ts'
import { figureOfValued, type Valued } from './valued.ts'

/** A bare number for a time: 'over 15' is years, 'for 72' months. */
const MOST_YEARS = 40

/** A value in the unit and period of an input and within its bounds; a sentence where it cannot be that. */
export function fitInput(valued: Valued, input: Input, sheet: FigureSheet): Valued | string {
  const fitting = inPeriod(inUnit(valued, input), input, sheet)
  if (typeof fitting === 'string') return fitting
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = input
  if (!Number.isFinite(fitting.value)) return 'it is no number'
  if (!input.anyUnit && (fitting.value < min || fitting.value > max))
    return `it must be ${describeBounds(input)}`
  return fitting
}

function inUnit(valued: Valued, { unit: wanted, anyUnit }: Input): Valued | string {
  const { unit, value } = valued
  if (anyUnit || unit === wanted) return wanted === 'money' ? rounded(valued) : valued
  if (unit === 'number' && wanted === 'money')
    return { ...valued, unit: wanted, value: Math.round(value * 100) }
  if (unit === 'number' && wanted === 'months')
    return { ...valued, unit: wanted, value: value <= MOST_YEARS ? value * 12 : value }
  if (unit === 'number' || (wanted === 'number' && unit !== 'money')) return { ...valued, unit: wanted }
  if (unit === 'months' && wanted === 'age') return { ...valued, unit: wanted, value: value / 12 }
  return `a ${unitNames[unit]} is no ${unitNames[wanted]}`
}

const rounded = (valued: Valued): Valued =>
  valued.unit === 'money' ? { ...valued, value: Math.round(valued.value) } : valued

/** A year's amount for an input that counts months, and the other way round. */
function inPeriod(valued: Valued | string, { per }: Input, sheet: FigureSheet): Valued | string {
  if (typeof valued === 'string' || valued.unit !== 'money' || !per) return valued
  if (valued.per === null || valued.per === per) return valued
  const value = Math.round(per === 'month' ? valued.value / 12 : valued.value * 12)
  const formula = per === 'month' ? 'spread over the months of a year' : 'over the months of a year'
  const from = figureOfValued(sheet, valued.label, valued)
  return { ...valued, value, per, source: byFormula(formula, [from]) }
}

const inWords: Record<InputUnit, string> = {
  money: 'dollars',
  percent: 'percent',
  months: 'months',
  age: 'years of age',
  number: '',
}

/** 'dollars a month' */
export const describeUnit = ({ unit, per }: Input) => `${inWords[unit]}${per ? ` a ${per}` : ''}`

/** 'dollars a month, from 0', 'percent, -99 to 1000' */
function describeBounds(input: Input): string {
  const { unit, min, max } = input
  const say = (value: number) => (unit === 'money' ? formatMoney(value, { decimals: 'auto' }) : String(value))
  const name = describeUnit(input)
  const isLimited = max !== undefined && (unit !== 'money' || max < 1e12)
  const range =
    min !== undefined && isLimited
      ? `${say(min)} to ${say(max)}`
      : min !== undefined
        ? `from ${say(min)}`
        : isLimited
          ? `up to ${say(max)}`
          : ''
  return [name, range].filter((part) => part !== '').join(', ')
}
