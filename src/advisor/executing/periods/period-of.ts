/** How often an amount comes: by the month, by the year; null where it comes once, or nothing says so. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'

const flows: ReadonlySet<string> = new Set(['incomeItems', 'expenseItems', 'income', 'expenses', 'left'])

/** Results whose name says it, in whatever sum. */
const byName: Readonly<Record<string, Period>> = {
  month: 'month',
  monthly: 'month',
  payment: 'month',
  payment2: 'month',
  oldPayment: 'month',
  needs: 'month',
  wants: 'month',
  year: 'year',
  quarter: 'quarter',
  week: 'week',
  hour: 'hour',
}
/** Results of one sum whose name says nothing by itself. */
const byKind: Readonly<Record<string, Readonly<Record<string, Period>>>> = {
  raise: { new: 'year', difference: 'year', extra: 'month' },
  'employer-match': {
    match: 'year',
    missed: 'year',
    own: 'year',
    full: 'year',
    both: 'year',
    matchMonth: 'month',
  },
  refinance: { saved: 'month' },
  offers: { difference: 'year', first: 'year', second: 'year' },
}
/** What a budget leaves is left each month; what a purchase leaves is not. */
const leavesMonthly: ReadonlySet<string> = new Set([
  'budget-summary',
  'afford-monthly',
  'savings-rate',
  'what-if',
])

const timesAYear: Readonly<Record<number, Period>> = {
  12: 'month',
  26: 'two-weeks',
  52: 'week',
  365: 'day',
}

export function figurePeriod({ kind, inputs, per }: SumRecord, name: string): Period | null {
  if (name in inputs) return findSum(kind)?.inputs[name]?.per ?? null
  if (name === 'left') return leavesMonthly.has(kind) ? 'month' : null
  return byKind[kind]?.[name] ?? byName[name] ?? per ?? null
}

export function periodOf(value: Value, sums: readonly SumRecord[]): Period | null {
  switch (value.kind) {
    case 'number':
      return value.number.period === 'once' || value.number.kind === 'hours' ? null : value.number.period
    case 'row':
      return flows.has(value.row.list) ? 'month' : null
    case 'total':
      return flows.has(value.name) ? 'month' : null
    case 'figure': {
      const record = sums.find(({ id }) => id === value.sum)
      return record ? figurePeriod(record, value.name) : null
    }
    case 'own': {
      const record = sums.findLast(({ results }) => value.result in results)
      return record ? figurePeriod(record, value.result) : null
    }
    case 'operation':
      return ofOperation(value, sums)
    default:
      return null
  }
}

/** A time, also where it has been counted: '13 weeks' as so many times. */
const isTime = (value: Value) =>
  value.kind === 'number' &&
  (value.number.kind === 'months' ||
    (value.number.kind === 'number' &&
      /\d ?-?(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)\b/i.test(value.number.quote)))

/** 'Every other week for 14 weeks': half as often, and one amount still. */
const hasTime = (value: Value) => endsOf(value).some(isTime)

/** '15 a day × 9': days are counted without their word, and what so many of them come to is one amount. */
const FEWEST_DAYS = 2
const isDays = (value: Value): boolean =>
  value.kind === 'operation'
    ? [value.left, value.right].some((part) => isTime(part) || (value.operator === 'times' && isDays(part)))
    : value.kind === 'number' &&
      value.number.kind === 'number' &&
      value.number.period === null &&
      value.number.value >= FEWEST_DAYS

/** Nor do hours on three Saturdays make a week. */
const isForDays = (period: Period | null, amount: Value, times: Value) =>
  (period === 'day' || (period !== null && hasHours(amount))) && isDays(times)

/** '27 an hour × 9 hours', '31 a day × 30': what is multiplied out counts as it stands, by whatever an input counts. */
export function isMultipliedOut(value: Value, sums: readonly SumRecord[]): boolean {
  if (value.kind !== 'operation' || value.operator !== 'times') return false
  const { left, right } = value
  const isFor = (amount: Value, times: Value) => {
    const period = periodOf(amount, sums)
    return period !== null && (isTime(times) || isForHours(period, times) || isForDays(period, amount, times))
  }
  return isFor(left, right) || isFor(right, left)
}

/** '60 every 3 months, over 3' comes each month. */
const monthsIn: Readonly<Partial<Record<Period, number>>> = { quarter: 3, 'half-year': 6, year: 12 }
const isEachMonth = (period: Period | null, by: Value) =>
  period !== null && by.kind === 'number' && by.number.value === monthsIn[period]

const isHours = (value: Value) => value.kind === 'number' && value.number.kind === 'hours'

/** '3 sundays × 9 hours' are hours, too. */
const hasHours = (value: Value): boolean =>
  value.kind === 'operation'
    ? value.operator === 'times' && (hasHours(value.left) || hasHours(value.right))
    : isHours(value)

/** Hours that nothing is said of are a week's, unless that is too few or too many of them: '9 hrs', '1,500 hours'. */
const WEEKLY = { least: 12, most: 84 }
function ofHours(times: Value): Period | null {
  if (isDays(times)) return null
  const [hours] = endsOf(times).flatMap((end) => (isHours(end) && end.kind === 'number' ? [end.number] : []))
  if (!hours) return null
  const isWeekly = hours.value >= WEEKLY.least && hours.value <= WEEKLY.most
  return hours.period ?? (isWeekly ? 'week' : null)
}
const isForHours = (period: Period | null, times: Value) => period === 'hour' && hasHours(times)

/** '1,450 a week for 50 weeks', with two off, is what a year brings. */
const WEEKS_WORKED = { least: 44, most: 52 }
function isYearOfWeeks(period: Period | null, times: Value): boolean {
  if (period !== 'week' || times.kind !== 'number' || !/\bw(?:ee)?ks?\b/i.test(times.number.quote))
    return false
  // In months, as times are read, or counted already.
  const { kind, value } = times.number
  const weeks = kind === 'months' ? Math.round((value / 12) * 52) : value
  return weeks >= WEEKS_WORKED.least && weeks <= WEEKS_WORKED.most
}

function ofOperation(value: Value & { kind: 'operation' }, sums: readonly SumRecord[]): Period | null {
  const { operator, left, right } = value
  const [first, second] = [periodOf(left, sums), periodOf(right, sums)]
  if (operator === 'add' || operator === 'take') return first ?? second
  const often = right.kind === 'constant' ? timesAYear[right.value] : undefined
  if (operator === 'over' && isEachMonth(first, right)) return 'month'
  if (operator === 'over') return (hasTime(left) ? null : often) ?? (second === null ? first : null)
  // An hour's pay times hours is a week's.
  if (isForHours(first, right) || isForHours(second, left)) return ofHours(first === 'hour' ? right : left)
  if ([left, right].some(isHours)) return null
  if (isYearOfWeeks(first, right) || isYearOfWeeks(second, left)) return 'year'
  // What comes each month, for two years, is one amount.
  if (hasTime(left) || hasTime(right)) return null
  if (isForDays(first, left, right) || isForDays(second, right, left)) return null
  return often === undefined ? (first ?? second) : 'year'
}

/** What plain arithmetic makes of what comes each month comes each month, too. */
export function resultPeriod(
  { intent, inputs }: Action,
  sums: readonly SumRecord[],
  from: SumRecord | null,
): Period | null {
  const valuesOf = (slot: string) => inputs.filter((one) => one.slot === slot).map(({ value }) => value)
  const main = arithmetic[intent]
  if (!main) return null
  const values = valuesOf(main)
  const own = values.map((value) => periodOf(value, sums)).find((period) => period !== null)
  const before = values.length === 0 && from?.kind === intent ? from.per : undefined
  const amount = own ?? before ?? null
  const [other] = valuesOf(intent === 'product' ? 'times' : 'by')
  if (intent !== 'product' && intent !== 'quotient') return amount
  // 'And 72% of it': so many times as before.
  if (!other) return (from?.kind === intent ? from.per : null) ?? amount
  // An hour's pay times hours is a week's.
  if (intent === 'product' && amount === 'hour' && other.kind === 'number')
    return isHours(other) ? ofHours(other) : 'week'
  if (intent === 'product' && isYearOfWeeks(amount, other)) return 'year'
  if (isTime(other)) return intent === 'quotient' ? unitOf(other) : null
  const whole = other.kind === 'operation' && other.operator === 'take' ? other.left : other
  const often = whole.kind === 'constant' ? timesAYear[whole.value] : undefined
  // 'Four weeks off a year': so many of its 52.
  const isOfYear = whole !== other && often !== undefined
  if (
    intent === 'product' &&
    !isOfYear &&
    (hasTime(other) || values.some((one) => isForDays(amount, one, other)))
  )
    return null
  // 'So much a week, times 52 over 12': by the month; spread over '7 weeks × 12 over 52': by the month, too.
  if (other.kind === 'operation' && other.operator === 'over' && other.right.kind === 'constant')
    return timesAYear[intent === 'product' ? other.right.value : timesIn(other.left)] ?? amount
  if (often === undefined) return amount
  return intent === 'product' ? 'year' : often
}

/** By what something is multiplied before it is divided: '52 over 12', '7 weeks × 12 over 52'. */
function timesIn(value: Value): number {
  const last = value.kind === 'operation' && value.operator === 'times' ? value.right : value
  return last.kind === 'constant' ? last.value : 0
}

/** The input that says how often the result comes. */
const arithmetic: Readonly<Record<string, string>> = {
  'sum-of': 'parts',
  difference: 'amount',
  product: 'amount',
  quotient: 'amount',
  'percent-of': 'base',
  'set-aside': 'income',
}

/** 'Over 4 years' is so much a year, 'over 18 months' so much a month, 'over 26 weeks' so much a week. */
function unitOf(time: Value): Period {
  const quote = time.kind === 'number' ? time.number.quote : ''
  if (/\b(?:years?|yrs?)\b/i.test(quote)) return 'year'
  return /\bw(?:ee)?ks?\b/i.test(quote) ? 'week' : /\bdays?\b/i.test(quote) ? 'day' : 'month'
}
