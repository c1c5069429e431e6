import { isPlainDate, type PlainDate } from '#finance/dates.ts'
import { countRead, countTexts } from './memoize.ts'

/** In which order day, month and year stand. */
export const dateOrders = ['ymd', 'mdy', 'dmy'] as const
export type DateOrder = (typeof dateOrders)[number]

/** First letters of the months' names in the languages that statements come in. */
const months: readonly string[][] = [
  ['jan', 'ene', 'gen', 'sty'],
  ['feb', 'fev', 'fév', 'lut'],
  ['mar', 'mär', 'maa', 'mrz', 'mrt'],
  ['apr', 'avr', 'abr', 'kwi'],
  ['may', 'mai', 'mei', 'mag', 'maj'],
  ['jun', 'juin', 'giu', 'cze'],
  ['jul', 'juil', 'lug', 'lip'],
  ['aug', 'aou', 'aoû', 'ago', 'sie'],
  ['sep', 'set', 'wrz'],
  ['oct', 'okt', 'ott', 'out', 'paź'],
  ['nov', 'lis'],
  ['dec', 'dez', 'déc', 'dic', 'des', 'gru'],
]

function monthOf(name: string): number | null {
  const word = name.toLowerCase()
  // 'juin' and 'juil' begin alike: the longest beginning decides.
  let [best, length] = [0, 0]
  for (const [at, beginnings] of months.entries())
    for (const beginning of beginnings)
      if (word.startsWith(beginning) && beginning.length > length) [best, length] = [at + 1, beginning.length]
  return length === 0 ? null : best
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const NUMBERS = /^(\d{1,2})[-/. ]\s?(\d{1,2})(?:[-/. ]\s?|\s*')(\d{4}|\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})\.?[-\s/]*(?:de\s+)?(\p{L}{3,})\.?[-\s/,]*(?:de\s+)?(\d{4}|\d{2})$/u
const MONTH_FIRST = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/u
/** A time of day, or a day of the week, beside the date. */
const TIME = /[T\s]+\d{1,2}:\d{2}.*$/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i

/** The day that a text means when its numbers stand in this order; null when it cannot be one. */
export function readDate(text: string, order: DateOrder): PlainDate | null {
  const plain = text.trim().replace(TIME, '').replace(WEEKDAY, '')
  const whole = ISO.exec(plain) ?? COMPACT.exec(plain)
  if (whole) return toDate(whole[1], whole[2], whole[3])
  const named = DAY_FIRST.exec(plain)
  if (named) return toDate(named[3], monthOf(named[2] ?? ''), named[1])
  const monthFirst = MONTH_FIRST.exec(plain)
  if (monthFirst) return toDate(monthFirst[3], monthOf(monthFirst[1] ?? ''), monthFirst[2])
  const [, first, second, third] = NUMBERS.exec(plain) ?? []
  if (first === undefined) return null
  // Years of two digits come first only where dashes are: nobody writes 26.01.31.
  if (order === 'ymd') return /^\d{2}-\d{2}-\d{2}$/.test(plain) ? toDate(first, second, third) : null
  return order === 'mdy' ? toDate(third, first, second) : toDate(third, second, first)
}

type Part = string | number | null | undefined

function toDate(year: Part, month: Part, day: Part): PlainDate | null {
  if (!year || !month || !day) return null
  const short = Number(year)
  const full = String(year).length > 2 ? short : short + (short < 70 ? 2000 : 1900)
  if (full < 1970 || full > 2100) return null
  const date = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isPlainDate(date) ? date : null
}

/**
 * The orders in which the dates of a column can be read. More than one means that somebody has to say: 01/02/2026 is
 * two different days. Orders that come to the very same days count as one.
 */
export function possibleOrders(texts: readonly string[]): DateOrder[] {
  const counts = countTexts(texts)
  const readings = dateOrders.map((order) => {
    const days = Array.from(counts.keys(), (text) => readDate(text, order))
    return { order, days, count: countRead(counts, days) }
  })
  const most = Math.max(...readings.map(({ count }) => count))
  if (most === 0) return []
  const best = readings.filter(({ count }) => count === most)
  return best
    .filter(({ days }, at) => !best.slice(0, at).some((earlier) => isSame(earlier.days, days)))
    .map(({ order }) => order)
}

const isSame = (one: (PlainDate | null)[], other: (PlainDate | null)[]) =>
  one.every((day, at) => day === other[at])
