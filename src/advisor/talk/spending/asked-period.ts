import { addDays, type PlainDate } from '#finance/dates.ts'
import { MONTH_WORDS, monthNamed } from '#finance/month-words.ts'
import { addToMonth, type Month, monthOf } from '#finance/spending.ts'

/** The months that a question is about, or the very days, where whole months would say too much. */
export interface Period {
  from: Month
  to: Month
  days?: { from: PlainDate; to: PlainDate }
}

type Match = readonly (string | undefined)[]
type Reader = (match: Match, today: PlainDate) => Period | null

const NAME = String.raw`(${MONTH_WORDS})\b\.?`
const YEAR = String.raw`((?:19|20)\d\d)\b`
const MONTH = String.raw`${NAME}(?:\s*,?\s*(?:of\s+)?${YEAR})?`
const COUNT = String.raw`(\d{1,3}|a couple(?: of)?|a few|couple(?: of)?|few|two|three|four|five|six|nine|ten|twelve)`
const COUNTS: Record<string, number> = {
  couple: 2,
  two: 2,
  few: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  ten: 10,
  twelve: 12,
}
const countOf = (said = '') => COUNTS[said.toLowerCase().replaceAll(/^a | of$/g, '')] ?? Number(said)

const months = (from: Month, to: Month): Period => ({ from, to })
const days = (from: PlainDate, to: PlainDate): Period => ({
  from: monthOf(from),
  to: monthOf(to),
  days: { from, to },
})

/** The newest month of that name that has begun, unless a year is said. */
function newestNamed(name = '', year: string | undefined, today: PlainDate): Month {
  const number = String(monthNamed(name)).padStart(2, '0')
  const thisYear = `${today.slice(0, 4)}-${number}`
  if (year) return `${year}-${number}`
  return thisYear > monthOf(today) ? addToMonth(thisYear, -12) : thisYear
}

/** Monday of the week; weeks are said with their days, so that nobody has to know where they begin. */
const mondayOf = (day: PlainDate) => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

const quarterOf = (month: Month): Period => {
  const first = addToMonth(month, -((Number(month.slice(5)) - 1) % 3))
  return months(first, addToMonth(first, 2))
}

function readRange([, name, year, lastName, lastYear]: Match, today: PlainDate): Period {
  const to = newestNamed(lastName, lastYear, today)
  const from = newestNamed(name, year ?? to.slice(0, 4), today)
  return months(from > to ? addToMonth(from, -12) : from, to)
}

function readLastFew([, said, unit = '']: Match, today: PlainDate): Period | null {
  const count = countOf(said)
  if (!(count > 0)) return null
  if (/^month/i.test(unit)) return months(addToMonth(monthOf(today), -count), addToMonth(monthOf(today), -1))
  return days(addDays(today, 1 - count * (/^week/i.test(unit) ? 7 : 1)), today)
}

const BEFORE_MONTH = String.raw`(?<=\b(?:in|was|of|last|for|during|since|about|is|made)\s+)`
const readMonth: Reader = ([, name, year], today) => one(newestNamed(name, year, today))

/** The first that fits is meant. */
const readers: readonly (readonly [pattern: string, read: Reader])[] = [
  [
    String.raw`(?:from\s+|between\s+)?${MONTH}\s*(?:to|and|through|thru|until|till|-|–)\s*${MONTH}`,
    readRange,
  ],
  [
    String.raw`since\s+${MONTH}`,
    ([, name, year], today) => months(newestNamed(name, year, today), monthOf(today)),
  ],
  [String.raw`(?:last|past|previous)\s+${COUNT}\s+(months?|weeks?|days?)`, readLastFew],
  [
    String.raw`${COUNT}\s+months\s+ago`,
    ([, count], today) => {
      const month = addToMonth(monthOf(today), -countOf(count))
      return months(month, month)
    },
  ],
  ['(?:the\\s+)?month before last', (_, today) => one(addToMonth(monthOf(today), -2))],
  ['yesterday', (_, today) => days(addDays(today, -1), addDays(today, -1))],
  ['today', (_, today) => days(today, today)],
  [
    '(?:last|previous)\\s+week',
    (_, today) => days(addDays(mondayOf(today), -7), addDays(mondayOf(today), -1)),
  ],
  ['past\\s+week', (_, today) => days(addDays(today, -6), today)],
  ['this\\s+week', (_, today) => days(mondayOf(today), today)],
  ["(?:last|past|previous)\\s+month(?:[’']s)?", (_, today) => one(addToMonth(monthOf(today), -1))],
  ["(?:this|the current|current)\\s+month(?:[’']s)?|month to date", (_, today) => one(monthOf(today))],
  ['(?:last|past|previous)\\s+quarter', (_, today) => quarterOf(addToMonth(monthOf(today), -3))],
  ['this\\s+quarter', (_, today) => quarterOf(monthOf(today))],
  ['this\\s+year|year to date|ytd', (_, today) => months(`${today.slice(0, 4)}-01`, monthOf(today))],
  ['(?:last|past|previous)\\s+year', (_, today) => yearOf(Number(today.slice(0, 4)) - 1)],
  // 'may' is a word as well: it is a month behind 'in' or before a year.
  [String.raw`${BEFORE_MONTH}(?:last\s+)?${MONTH}`, readMonth],
  [
    String.raw`(?!may\b(?!\s*,?\s*${YEAR}))${MONTH}`,
    ([, , name, year], today) => one(newestNamed(name, year, today)),
  ],
  [String.raw`(?<=\b(?:in|during|for|of)\s+)${YEAR}`, ([, year]) => yearOf(Number(year))],
]

const one = (month: Month) => months(month, month)
const yearOf = (year: number) => months(`${year}-01`, `${year}-12`)

const compiled = readers.map(
  ([pattern, read]) => [new RegExp(String.raw`\b(?:${pattern})(?![\p{L}\p{N}])`, 'iu'), read] as const,
)
const BEFORE = /\b(?:in|during|for|over|on|of|so far|back|from|within)\s+(?:the\s+|last\s+)?$|\blast\s+$/i

/** The period that a message names, and the message without it. */
export function takePeriod(text: string, today: PlainDate): { period: Period | null; rest: string } {
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(text)
    const period = match && read(match, today)
    if (!match || !period) continue
    const before = text.slice(0, match.index).replace(BEFORE, '')
    return { period, rest: `${before} ${text.slice(match.index + match[0].length)}` }
  }
  return { period: null, rest: text }
}
