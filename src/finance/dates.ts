/** Plain calendar dates as YYYY-MM-DD, without time or time zone, so that no date ever shifts by a day. */

/** A date as YYYY-MM-DD, from 0001-01-01 to 9999-12-31. */
export type PlainDate = string

const LAST_MONTH = 9999 * 12 + 11

/** True for dates that exist: 2024-02-29, but not 2023-02-29. */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = [digitsOf(text, 0, 4), digitsOf(text, 5, 7), digitsOf(text, 8, 10)]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Every row of an import is asked: digit by digit costs a third of cutting the text. */
function digitsOf(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) number = number * 10 + text.charCodeAt(at) - 48
  return number
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * The same day some months later, or the last day of a shorter month: January 31 plus one month is February 28.
 * Count from the first date each time; adding one month twelve times over would drift to the 28th.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = splitDate(date)
  const total = Math.min(Math.max(12, year * 12 + month - 1 + Math.round(months)), LAST_MONTH)
  const newYear = Math.floor(total / 12)
  const newMonth = (total % 12) + 1
  return formatDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** Whole months from one date to a later one, so that addMonths(from, result) is not after it; negative before. */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  if (to < from) return -monthsBetween(to, from) || 0
  const start = splitDate(from)
  const end = splitDate(to)
  const months = (end.year - start.year) * 12 + end.month - start.month
  return addMonths(from, months) > to ? months - 1 : months
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from one date to another; negative when it is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return from === to ? 0 : Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The day some days later, or earlier. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const time = Math.min(
    Math.max(Date.parse(date) + days * DAY_MS, Date.parse('0001-01-01')),
    Date.parse('9999-12-31'),
  )
  return new Date(time).toISOString().slice(0, 10)
}

function splitDate(date: PlainDate) {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

function formatDate(year: number, month: number, day: number): PlainDate {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
