/** 'April thru October I clear 6,200 a month, the other five months 1,400': two kinds of months, and what they come to. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { MONTH_WORDS, monthNamed } from '#finance/month-words.ts'
import { add, constant, times } from './values.ts'

const MONTH = String.raw`(${MONTH_WORDS})\.?`
const RANGE = new RegExp(String.raw`\b${MONTH} ?(?:-|–|to|thru|through|till?|until) ?${MONTH}(?![a-z])`, 'gi')
const COUNT =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven)(?: [a-z]+)? (?:months?|mos?|ones)\b/gi
const words = 'two three four five six seven eight nine ten eleven'.split(' ')
const MONTHS = 12

const AVERAGE = /\baverag\w*|\bavg\b/i
const A_YEAR = /\b(?:a|per|the|whole|for the) (?:year|yr)\b|\byearly\b/i
/** Words that make it another sum. */
const OTHER =
  /\b(?:hours?|hrs?|weeks?|weekly|bills?|expenses|rent|debt|loan|owe|tax(?:es)?|short|left|sav\w+)\b|%/i
/** '18,000 in 5 months' is so much in all of them. */
const IN_ALL = /^[^.,;?!\d]{0,12}\b(?:in|over|for)(?: (?:the|all|those))? (?:\d+|[a-z]+) months\b/i
/** 'The last two months I made 4,200 and 3,800': no season. */
const RECENT = /\b(?:last|past|first|next)\b[^.,;?!]{0,8}$/i
const A_MONTH = /\b(?:a|per|each|every) month\b|\bmonthly\b|\b(?:the )?(?:rest|other|good|slow)\b/i

interface Span {
  start: number
  months: number
}

function countMonths(from = '', to = ''): number {
  return ((monthNamed(to) - monthNamed(from) + MONTHS) % MONTHS) + 1
}

/** Every mention of so many months. */
function findSpans(text: string): Span[] {
  const ranges = [...text.matchAll(RANGE)].map(({ index, 1: from, 2: to }) => ({
    start: index,
    months: countMonths(from, to),
  }))
  const counts = [...text.matchAll(COUNT)].map(({ index, 1: count = '' }) => ({
    start: index,
    months: Number(count) || words.indexOf(count.toLowerCase()) + 2,
  }))
  return [...ranges, ...counts].toSorted((a, b) => a.start - b.start)
}

/** How many months each of two amounts comes; null where the words leave it open. */
function monthsOf(
  text: string,
  [first, second]: readonly [SaidNumber, SaidNumber],
): readonly [number, number] | null {
  const [one, two, ...more] = findSpans(text)
  if (!one || more.length > 0 || RECENT.test(text.slice(0, one.start))) return null
  if (two) return one.months + two.months === MONTHS ? [one.months, two.months] : null
  const rest = MONTHS - one.months
  if (one.start > second.start) return [rest, one.months]
  const isOfSecond = one.start > first.start && /[.,;]/.test(text.slice(first.end, one.start))
  return isOfSecond ? [rest, one.months] : [one.months, rest]
}

const isMonths = ({ kind, value }: SaidNumber) => kind === 'months' || (kind === 'number' && value <= MONTHS)

export function reckonSeasons(text: string, numbers: readonly SaidNumber[]): Action | null {
  const isAverage = AVERAGE.test(text)
  if ((!isAverage && !A_YEAR.test(text)) || OTHER.test(text)) return null
  const [first, second, ...more] = numbers.filter((number) => !isMonths(number))
  const isPaid = [first, second].every(
    (number) => number && /money|number/.test(number.kind) && (number.period ?? 'month') === 'month',
  )
  const isInAll = [first, second].some((number) => number && IN_ALL.test(text.slice(number.end)))
  if (!first || !second || more.length > 0 || !isPaid || isInAll || !A_MONTH.test(text)) return null
  const months = monthsOf(text, [first, second])
  if (!months) return null
  const parts = [first, second].map((number, at): Value => {
    const amount: Value = { kind: 'number', number: { ...number, kind: 'money', period: null } }
    return times(amount, constant(months[at] ?? 0))
  })
  const [good, bad] = parts
  if (!good || !bad) return null
  const inputs = isAverage
    ? [
        { slot: 'amount', value: add(good, bad) },
        { slot: 'by', value: constant(MONTHS) },
      ]
    : parts.map((value) => ({ slot: 'parts', value }))
  return { ...bare(isAverage ? 'quotient' : 'sum-of'), inputs, per: isAverage ? 'month' : 'year' }
}
