/** What comes again and again: rent, salary, subscriptions, with how often and when next. */
import { addDays, addMonths, daysBetween, type PlainDate } from './dates.ts'
import { type Cents, roundCents } from './money.ts'

export const recurringPeriods = ['week', 'two weeks', 'half month', 'month', 'quarter', 'year'] as const
export type RecurringPeriod = (typeof recurringPeriods)[number]

interface Rhythm {
  period: RecurringPeriod
  days: number
  /** How far a single gap may be off: weekends, short months. */
  slack: number
  /** The fewest payments that count as recurring. */
  least: number
  aMonth: number
}

const rhythms: readonly Rhythm[] = [
  { period: 'week', days: 7, slack: 2, least: 4, aMonth: 52 / 12 },
  { period: 'two weeks', days: 14, slack: 3, least: 3, aMonth: 26 / 12 },
  { period: 'half month', days: 15.2, slack: 5, least: 6, aMonth: 2 },
  { period: 'month', days: 30.4, slack: 5, least: 3, aMonth: 1 },
  { period: 'quarter', days: 91.3, slack: 10, least: 3, aMonth: 1 / 3 },
  { period: 'year', days: 365.25, slack: 15, least: 2, aMonth: 1 / 12 },
]

export interface Payment {
  date: PlainDate
  amount: Cents
}

export interface Recurring {
  period: RecurringPeriod
  /** What the last one came to; below 0 is money out. */
  amount: Cents
  count: number
  lastDate: PlainDate
  nextDate: PlainDate
}

/** Amounts vary by so much: a bill for power does, a week's shopping does more and is no subscription. */
const MOST_VARIATION = 0.25

/** One gap in this many may be irregular: a month was skipped, or paid late. */
const ONE_IRREGULAR_IN = 5

/**
 * What repeats among the payments of one payee in one direction. Where not all of them do, those of the very same
 * amount may: two subscriptions with one company.
 */
export function findRecurring(payments: readonly Payment[]): Recurring[] {
  const whole = findRhythm(payments)
  if (whole) return [whole]
  const groups = Map.groupBy(payments, ({ amount }) => amount)
  return Array.from(groups.values(), (same) => (same.length > 2 ? findRhythm(same) : null)).filter(
    (found) => found !== null,
  )
}

function findRhythm(payments: readonly Payment[]): Recurring | null {
  const ordered = payments.toSorted((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || !isSteady(ordered)) return null
  const gaps = ordered.slice(1).map(({ date }, at) => daysBetween(ordered[at]?.date ?? date, date))
  const fitting = rhythms.filter(({ days, slack, least }) => {
    const off = gaps.filter((gap) => Math.abs(gap - days) > slack).length
    return ordered.length >= least && off <= Math.floor(gaps.length / ONE_IRREGULAR_IN)
  })
  const isHalved = isOnTwoDays(ordered) && gaps.some((gap) => gap > FORTNIGHT + 1)
  // On the 15th and the last is 24 times a year; every second Friday, 26 times, wanders through the months.
  const rhythm =
    (isHalved ? fitting.find(({ period }) => period === 'half month') : undefined) ??
    fitting.find(({ period }) => period !== 'half month')
  if (!rhythm) return null
  return {
    period: rhythm.period,
    amount: last.amount,
    count: ordered.length,
    lastDate: last.date,
    nextDate:
      rhythm.period === 'half month'
        ? addMonths(ordered.at(-2)?.date ?? last.date, 1)
        : nextAfter(first.date, last.date, rhythm.period),
  }
}

const FORTNIGHT = 14

/** Days by which a weekend can move a payday. */
const WEEKEND = 3

/** Whether every second payment comes on the same day of the month, and those between them on another one. */
function isOnTwoDays(ordered: readonly Payment[]): boolean {
  // The last of a month is the 28th to the 31st.
  const days = ordered.map(({ date }) => Math.min(28, Number(date.slice(8))))
  return [0, 1].every((turn) => {
    const own = days.filter((_, at) => at % 2 === turn)
    return own.length > 2 && Math.max(...own) - Math.min(...own) <= WEEKEND
  })
}

/** Whether all are close to the median. */
function isSteady(payments: readonly Payment[]): boolean {
  const amounts = payments.map(({ amount }) => amount).toSorted((one, other) => one - other)
  const middle = amounts[Math.floor(amounts.length / 2)] ?? 0
  return (
    middle !== 0 && amounts.every((amount) => Math.abs(amount - middle) <= Math.abs(middle) * MOST_VARIATION)
  )
}

const MONTHS: Partial<Record<RecurringPeriod, number>> = { month: 1, quarter: 3, year: 12 }

/** Counted from the last one, on the day of the month on which the first one came where that is near. */
function nextAfter(first: PlainDate, last: PlainDate, period: RecurringPeriod): PlainDate {
  const months = MONTHS[period]
  if (months === undefined) return addDays(last, period === 'week' ? 7 : 14)
  const plain = addMonths(last, months)
  const usual = addMonths(first, monthNumber(plain) - monthNumber(first))
  return Math.abs(daysBetween(plain, usual)) <= 4 ? usual : plain
}

const monthNumber = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/** The first time on or after a day that has not come yet: what is stored may be older than the next one. */
export function nextFrom(
  { period, lastDate, nextDate }: Pick<Recurring, 'period' | 'lastDate' | 'nextDate'>,
  day: PlainDate,
): PlainDate {
  // Twice a month has two days, a month apart each.
  const starts = period === 'half month' ? [nextDate, lastDate] : [nextDate]
  const found = starts.map((start) => {
    let next = start
    for (let count = 1; next < day || next <= lastDate; count += 1) next = stepFrom(start, period, count)
    return next
  })
  return found.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? nextDate
}

function stepFrom(start: PlainDate, period: RecurringPeriod, count: number): PlainDate {
  const months = period === 'half month' ? 1 : MONTHS[period]
  return months === undefined
    ? addDays(start, count * (period === 'week' ? 7 : FORTNIGHT))
    : addMonths(start, count * months)
}

/** What it comes to in an average month. */
export const monthlyOf = ({ period, amount }: Pick<Recurring, 'period' | 'amount'>): Cents =>
  roundCents(amount * (rhythms.find((rhythm) => rhythm.period === period)?.aMonth ?? 1))

/** Whether it still comes: the next one is not long overdue. */
export function isActive(
  { period, nextDate }: Pick<Recurring, 'period' | 'nextDate'>,
  today: PlainDate,
): boolean {
  const slack = rhythms.find((rhythm) => rhythm.period === period)?.slack ?? 0
  return daysBetween(nextDate, today) <= slack * 2
}
