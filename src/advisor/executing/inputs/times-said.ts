/** 'Times 27 years' is 27 times, '120 a month for 3 years' 36: time counts by the amount's period, else as it was said. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { periodOf } from '#advisor/executing/periods/period-of.ts'

const perYear: Readonly<Record<string, number>> = {
  year: 1,
  quarter: 4,
  month: 12,
  'two-weeks': 26,
  week: 52,
  day: 365,
}

/** The unit that the words of a time name. */
function unitSaid(quote: string): string {
  if (/\b(?:years?|yrs?)\b/i.test(quote)) return 'year'
  if (/\b(?:weeks?|wks?)\b/i.test(quote)) return 'week'
  return /\bdays?\b/i.test(quote) ? 'day' : 'month'
}

/** How often something that comes by a period comes in a time; null where it is no time. */
function count(time: Value, period: string | null): Value | null {
  if (time.kind !== 'number' || time.number.kind !== 'months') return null
  const often = perYear[period ?? ''] ?? perYear[unitSaid(time.number.quote)] ?? 12
  const said = Math.round((time.number.value / 12) * often * 100) / 100
  // 'And for one year?', of what nobody says how often it comes: once would change nothing.
  const times = said === 1 && !perYear[period ?? ''] ? time.number.value : said
  return { kind: 'number', number: { ...time.number, kind: 'number', value: times } }
}

/** What converts a time: so often a period comes in a year. */
const conversions: Readonly<Record<number, string>> = { 12: 'month', 26: 'two-weeks', 52: 'week', 365: 'day' }
const converted = (value: Value) => (value.kind === 'constant' ? conversions[value.value] : undefined)

/** By what a product comes that is converted: 'so much a week × 52' by the year, 'times 52 over 12' by the month. */
function byConversion({ operator, left, right }: Value & { kind: 'operation' }): string | undefined {
  if (operator === 'times') return converted(right) && 'year'
  const isTimes = operator === 'over' && left.kind === 'operation' && left.operator === 'times'
  return isTimes && converted(left.right) ? converted(right) : undefined
}

/** The same inside a value: '(27,400 a year × 4 years) less 46,000'. */
function counted(value: Value, sums: readonly SumRecord[], outer?: string): Value {
  if (value.kind !== 'operation') return value
  const period = outer ?? byConversion(value)
  const isProduct = value.operator === 'times' || value.operator === 'over'
  const inside = (part: Value) => counted(part, sums, isProduct ? period : undefined)
  const [left, right] = [inside(value.left), inside(value.right)]
  // '25 years × 12' are months, and no amount.
  if (value.operator !== 'times' || left.kind === 'constant' || right.kind === 'constant')
    return { ...value, left, right }
  return {
    ...value,
    left: count(left, outer ?? periodOf(right, sums)) ?? left,
    right: count(right, outer ?? periodOf(left, sums)) ?? right,
  }
}

/** '18 years × 12' are as many times as what is multiplied comes in that time: a year's total comes once a year. */
function inMonths(value: Value): Value | null {
  if (value.kind !== 'operation' || value.operator !== 'times') return null
  const { left, right } = value
  const [time, months] = left.kind === 'constant' ? [right, left] : [left, right]
  return months.kind === 'constant' && months.value === 12 ? time : null
}

const unitOf = (value: Value) => (inMonths(value) ? 'month' : null)

/** 'What about 3 years', after 48 times what comes in 4 years: months again. */
function isByTheMonth(from: SumRecord | undefined): boolean {
  const times = from?.kind === 'product' ? (from.inputs['times']?.value ?? 0) : 0
  const isInYears = new RegExp(String.raw`\b${times} ?(?:years?|yrs?)\b`, 'i').test(from?.words ?? '')
  return times >= 12 && times % 12 === 0 && !isInYears && /\b(?:years?|yrs?)\b/i.test(from?.words ?? '')
}

export function timesSaid({ intent, inputs, from }: Action, sums: readonly SumRecord[]): Action['inputs'] {
  const inside = inputs.map(({ slot, value }) => ({ slot, value: counted(value, sums) }))
  if (intent !== 'product') return inside
  const period = inputs
    .filter(({ slot }) => slot === 'amount')
    .map(({ value }) => periodOf(value, sums))
    .find((one) => one !== null)
  const usual = isByTheMonth(sums.find(({ id }) => id === from)) ? 'month' : null
  return inside.map(({ slot, value }) => ({
    slot,
    value:
      (slot === 'times' ? count(inMonths(value) ?? value, period ?? unitOf(value) ?? usual) : null) ?? value,
  }))
}
