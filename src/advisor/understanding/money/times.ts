import { layOutLines } from '#advisor/understanding/reading/lines.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { type Amount, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'

/** The words around an amount, with the sentences beside its own; each number is `#` and its place in the message. */
interface Around {
  reading: Reading
  before: string
  after: string
}

function wordsAround(reading: Reading, amount: Amount): Around | null {
  const lines = layOutLines(reading)
  const { text = '' } = lines[amount.sentence] ?? {}
  const found = new RegExp(`#${reading.amounts.indexOf(amount)}(?!\\d)`).exec(text)
  if (!found) return null
  const [earlier, later] = [lines[amount.sentence - 1]?.text ?? '', lines[amount.sentence + 1]?.text ?? '']
  return {
    reading,
    before: `${earlier} . ${text.slice(0, found.index)}`,
    after: `${text.slice(found.index + found[0].length)} . ${later}`,
  }
}

const N = '(#\\d+|one|two|three|once|twice)'
const BY = '(?:a|an|per|each|every|\\/|in a|in the|of the|out of the|during the)'
const SPAN = '(day|night|shift|week|wk|month|mo|quarter|year|yr|season)'
const worked = /^(?:days?|nights?|shifts?|evenings?|mornings?|afternoons?|sundays|saturdays|weekends)$/
const hours = /^(?:hours?|hrs?|hr|minutes?|mins?)$/
const clock = new RegExp(
  [
    String.raw`^(?:hours?|hrs?|h|weeks?|wks?|wk|months?|mo|mos|mth|years?|yrs?|yr|quarters?|fortnight|two|#\d+|other|time|`,
    String.raw`check|paycheck|deposit|single|half|bit|little|lot|few|total|most|max|least|good|side|the|my|our|one)$`,
  ].join(''),
)

/** How often something is done: '22 dogs a week', 'twice a year', 'five nights a week'. */
interface Often {
  count: number
  /** What is counted; empty when only how often is said. */
  of: string
  span: string
  away: number
  side: 'before' | 'after'
}

const often = new RegExp(
  `(?<![#\\w])${N}((?: (?:or so|[a-z'-]+)){0,3}?) (?:${BY} ${SPAN}|(weekly|monthly|yearly))s?\\b`,
  'g',
)

const words: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['once', 1],
  ['twice', 2],
])

function countIn({ amounts }: Reading, said: string): number | null {
  if (!said.startsWith('#')) return words.get(said) ?? null
  const { value = 0, currency = true, percent = false } = amounts[Number(said.slice(1))] ?? {}
  return !currency && !percent && value > 0 ? value : null
}

function isBareCount({ amounts }: Reading, said: string): boolean {
  const { inWords = false, kind } = amounts[Number(said.slice(1))] ?? {}
  return inWords || kind === 'count'
}

/** More of anything is counted in the unit it is paid by: 'a dollar a mile', '2,300 miles a week'. */
const MOST_TIMES = 400
/** Characters between a price and how often it is paid. */
const REACH = 90
/** Words between an amount and 'three times a year'. */
const MOST_BETWEEN = 6

function oftenAround({ reading, before, after }: Around): Often[] {
  const read = (text: string, side: Often['side']) =>
    [...text.matchAll(often)].flatMap((match): Often[] => {
      const [whole, said = '', words = '', span, adverb] = match
      const count = countIn(reading, said)
      const of = /^(?:once|twice)$/.test(said) ? 'times' : (words.trim().split(' ').at(-1) ?? '')
      const away = side === 'after' ? match.index : text.length - match.index - whole.length
      if (count === null || hours.test(of) || away > REACH) return []
      // 'Xbox 17 every month' is no count, 'eleven a week' is.
      if (of === '' && said.startsWith('#') && !isBareCount(reading, said)) return []
      return [{ count, of, span: span ?? adverb?.replace('ly', '') ?? '', away, side }]
    })
  return [...read(after, 'after'), ...read(before, 'before')].toSorted((one, other) => one.away - other.away)
}

const WORKDAYS = 5
const WEEKS = 52
/** Shorter work is told, not counted on every year. */
const FEWEST_WEEKS = 10

const weeksSaid = /#(\d+) weeks\b(?! (?:ago|off|vacation|notice|of (?:vacation|pto)))/

/** Weeks of a year in which there is work: 'forty-two weeks out of the year'. */
function weeksWorked({ reading, before, after }: Around): number {
  const said = weeksSaid.exec(after.slice(0, REACH * 2)) ?? weeksSaid.exec(before.slice(-REACH))
  const weeks = reading.amounts[Number(said?.[1])]?.value ?? WEEKS
  return weeks >= FEWEST_WEEKS && weeks <= WEEKS ? weeks : WEEKS
}

/** 'For 20 weeks', '32 weeks a year'; 'sixteen weeks at' before it. */
const SEASON_AFTER = new RegExp(
  String.raw`^[^#.;:]{0,48}?(?:\bfor #(\d+) weeks\b(?! (?:now|already|so far|straight|more))|` +
    String.raw`#(\d+) weeks (?:a|per|each|every|out of the|of the) (?:year|yr)\b)`,
)
const SEASON_BEFORE = /#(\d+) weeks(?: (?:a|of the|out of the) year)?(?: of (?:it|work))? (?:at|@) \$? ?$/

/** '500 a week unemployment for 26 weeks' ends, but is no work of a season. */
const NO_WORK = /\b(?:gets?|draw|draws|collects?|unemployment|benefits?|leave|severance|comp|until)\b/

/** Weeks of a year in which pay by the week or the hour comes; all of them where nothing else is said. */
export function weeksPaid(reading: Reading, amount: Amount): number {
  const around = wordsAround(reading, amount)
  if (!around) return WEEKS
  const [words = '', counted, yearly] = SEASON_AFTER.exec(around.after) ?? []
  const isWork = !NO_WORK.test(`${around.before} ${words}`)
  const said = (isWork ? counted : undefined) ?? yearly ?? SEASON_BEFORE.exec(around.before)?.[1]
  const weeks = said === undefined ? WEEKS : (reading.amounts[Number(said)]?.value ?? WEEKS)
  return weeks >= FEWEST_WEEKS && weeks <= WEEKS ? weeks : WEEKS
}

/** Days of work in a year, from 'five days', '160 days a year' or 'six days a week'. */
function daysWorked(around: Around): number | null {
  const { reading, before, after } = around
  for (const text of [after.slice(0, REACH), before.slice(-REACH)]) {
    const said = /(#\d+|two|one) (?:days?|shifts?)\b(?! (?:ago|off))/.exec(text)
    const days = said ? countIn(reading, said[1] ?? '') : null
    if (days !== null && days <= 7) return days * weeksWorked(around)
    if (days !== null && days > 31) return days
  }
  return null
}

function spansAYear(around: Around, span: string): number {
  if (/^(?:week|wk)$/.test(span)) return weeksWorked(around)
  if (/^(?:month|mo)$/.test(span)) return 12
  if (span === 'quarter') return 4
  if (/^(?:day|night|shift)$/.test(span)) return daysWorked(around) ?? WORKDAYS * weeksWorked(around)
  return 1
}

const unitAfter = new RegExp(
  [
    String.raw`^(?: (?:to (?:us|me)|for (?:me|us)|cash|net|profit|bucks))* (?:(?:a|an|per|each|every|the|\/|`,
    String.raw`for (?:each|every)) ([a-z#][\w']*)|(each|apiece))\b`,
  ].join(''),
)
const isSame = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '')

/**
 * How many times a year an amount is paid that is said by the piece: '$95 a groom, 22 dogs a week', '$165 a day, six days
 * a week', 'four blocks a week at $88', '$129 three times a year'. Null when its period says it all.
 */
export function timesAYear(reading: Reading, amount: Amount): number | null {
  const period = periodOf(reading, amount)
  const around = period === 'hour' ? null : wordsAround(reading, amount)
  if (!around) return null
  const said = unitAfter.exec(around.after)
  const unit = said?.[1] ?? ''
  const found = oftenAround(around)
  const times = ({ count, span }: Often) => count * spansAYear(around, span)
  const isSettled = period !== null && rhythms.has(period)
  if (unit !== '' && clock.test(unit))
    return eachOf(around, unit) ?? (isSettled ? null : repeats(around, found))
  if (worked.test(unit)) {
    const days = found.find(({ of, span }) => worked.test(of) && !worked.test(span))
    return days ? times(days) : daysWorked(around)
  }
  if (said) {
    const same = found.find(({ of }) => unit !== '' && isSame(of, unit))
    const any =
      same ?? found.find(({ of, count }) => count <= MOST_TIMES && !worked.test(of) && !/^weeks?$/.test(of))
    return any ? times(any) : (countedOf(around, unit) ?? terms.get(unit) ?? visits(around))
  }
  return isSettled ? null : repeats(around, found)
}

/** Periods that say how often. */
const rhythms: ReadonlySet<Period> = new Set(['two-weeks', 'half-month', 'quarter', 'half-year'] as const)

/** How often what is said by the term comes when nothing else is said. */
const terms: ReadonlyMap<string, number> = new Map([
  ['semester', 2],
  ['trimester', 3],
  ['summer', 1],
  ['winter', 1],
])

/** '$125 a service, 52 Sundays', '480 per semester, 2 semesters' */
function countedOf({ reading, after }: Around, unit: string): number | null {
  const said = new RegExp(`${N} (sundays|saturdays|${RegExp.escape(unit)}s)\\b`).exec(after.slice(0, REACH))
  return said && (terms.has(unit) || said[2]?.endsWith('days')) ? countIn(reading, said[1] ?? '') : null
}

/** 'Three times a year' and 'every other month' right after the amount, 'four blocks a week at' before it. */
function repeats(around: Around, found: readonly Often[]): number | null {
  const { before, after } = around
  const first = found[0]
  const gap = after.slice(0, first?.away ?? 0)
  if (!first || first.count > MOST_TIMES) return everyFew(around)
  const isTimes =
    first.side === 'after' &&
    /^(?:times?|x)$/.test(first.of) &&
    !/[#.;:]/.test(gap) &&
    gap.split(' ').length <= MOST_BETWEEN
  if (isTimes) return first.count * spansAYear(around, first.span)
  const isAt = /(?:\bat|@|\bx|\btimes) $/.test(before) && first.side === 'before' && first.away <= 5
  return isAt && first.of !== '' ? first.count * spansAYear(around, first.span) : everyFew(around)
}

const stepsAYear: ReadonlyMap<string, number> = new Map([
  ['day', 365],
  ['week', WEEKS],
  ['month', 12],
  ['year', 1],
])

/** '150 a session, I go every week' */
function visits({ after }: Around): number | null {
  const said = /^[^#.;:]{0,30}?\b(?:go|see (?:him|her|them)) (?:every|each) (day|week|month|year)\b/.exec(
    after,
  )
  return stepsAYear.get(said?.[1] ?? '') ?? null
}

/** 'Every other month', 'every six weeks' */
function everyFew({ reading, after }: Around): number | null {
  const every = /^[^#.;:]{0,30}?\bevery (#\d+|two|other|second|third) (day|week|month|year)s?\b/.exec(after)
  if (!every) return null
  const step = every[1] === 'third' ? 3 : (countIn(reading, every[1] ?? '') ?? 2)
  return (stepsAYear.get(every[2] ?? '') ?? 1) / step
}

/** '52 customers at $110 a month each' */
function eachOf({ reading, before, after }: Around, unit: string): number | null {
  const said = new RegExp(`${N} [a-z]+s (?:at|@|who pay|paying)(?: me| us)? $`).exec(before)
  const count = said && /^ \S+ \S+(?: each| apiece)\b/.test(after) ? countIn(reading, said[1] ?? '') : null
  const spans = stepsAYear.get(unit)
  return count !== null && spans !== undefined ? count * spans : null
}
