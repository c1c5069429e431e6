import { type Cents, toCents } from '#finance/money.ts'
import { checksAYear } from './checks.ts'
import { isOfEach } from './of-each.ts'
import { hoursAWeek } from './hours.ts'
import type { Period, SaidPeriod } from '#advisor/understanding/reading/periods.ts'
import { type Amount, isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'
import { monthsOfYear } from './season.ts'
import { timesAYear, weeksPaid } from './times.ts'

/** How often a period comes in a year; pay by the hour is counted at full time unless hours were said. */
export const timesPerYear: Record<Period, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  'two-weeks': 26,
  'half-month': 24,
  month: 12,
  quarter: 4,
  'half-year': 2,
  year: 1,
  once: 1,
}
/** The same where every day counts, not working days alone: what is spent, and what is asked about. */
export const timesPerCalendarYear: Record<Period, number> = { ...timesPerYear, day: 365 }

/** Pay of this size without a period is a year's. */
const SALARY_FLOOR = 10_000
/** Smaller than this and without a period, pay is by the hour. */
const HOURLY_CEILING = 150
/** Few wages are higher. */
const WAGE_CEILING = 60

/** A year. */
const HIGHEST_PAY = 2_500_000
/** '96k, twice a month' is a year's pay and how it comes, not 96,000 each time. */
const HIGHEST_PIECEWORK = 500_000

/** A year of it, and of both where each of two earns so much. */
export const yearlyPay = (reading: Reading, amount: Amount): Cents =>
  yearOf(reading, amount) * (isOfEach(reading, amount) ? 2 : 1)

function yearOf(reading: Reading, amount: Amount): Cents {
  const checks =
    amount.value < SALARY_FLOOR && amount.value > HOURLY_CEILING ? checksAYear(reading, amount) : null
  const times = checks ?? timesAYear(reading, amount)
  if (times !== null && amount.value * times <= HIGHEST_PIECEWORK) return toCents(amount.value * times)
  const near = periodOf(reading, amount)
  const isApart = near === 'quarter' && amount.value >= SALARY_FLOOR && !isBeside(reading, amount, near)
  const said = isApart ? null : near
  // Nobody earns 60,000 a week: the period belongs to something else.
  const highest = said !== null && paydays.has(said) ? HIGHEST_PIECEWORK : HIGHEST_PAY
  const isPlausible =
    said === null || amount.value * timesPerYear[said] <= highest || amount.value > HIGHEST_PAY
  const period =
    said !== null && isPlausible ? said : (rhythmNear(reading, amount) ?? assumedPayPeriod(reading, amount))
  if (period === 'hour' && said === null && isInThousands(reading, amount))
    return toCents(amount.value * 1000)
  if (period === 'year' && isInThousandsAYear(amount)) return toCents(amount.value * 1000)
  if (period === 'once' || period === 'year') return toCents(amount.value)
  const weekly = period === 'hour' ? (hoursAWeek(reading, amount) ?? 40) : period === 'week' ? 1 : null
  const weeks = weekly === null ? ALL_WEEKS : weeksPaid(reading, amount)
  if (weekly !== null && weeks < ALL_WEEKS) return toCents(amount.value * weekly * weeks)
  const often = weekly === null ? timesPerYear[period] : weekly * ALL_WEEKS
  return toCents((amount.value * often * monthsOfYear(reading, amount)) / 12)
}

/** 'I netted 38k, what do i send the irs each quarter': taxes are paid by the quarter, and hardly anybody's pay comes so. */
const isBeside = ({ periods }: Reading, { next }: Amount, said: Period) =>
  periods.some(({ period, first }) => period === said && first >= next && first - next <= 1)

const ALL_WEEKS = 52

/** 'I make 78 a year': nobody says so of dollars. */
const isInThousandsAYear = ({ value, kind, currency, formatted, scaled }: Amount) =>
  kind === 'bare' && !currency && !formatted && !scaled && value >= LEAST_THOUSANDS && value < MOST_THOUSANDS
const [LEAST_THOUSANDS, MOST_THOUSANDS] = [18, 400]

/** Few are paid so much by the hour; 'I make 56' leaves out the thousands. */
const FEWEST_THOUSANDS = 40

const isInThousands = (reading: Reading, amount: Amount) =>
  amount.value >= FEWEST_THOUSANDS &&
  Number.isInteger(amount.value) &&
  !amount.currency &&
  hoursAWeek(reading, amount) === null &&
  !reading.periods.some(({ period }) => period === 'hour' || period === 'week')

/** Tokens between pay and the days it comes on. */
const RHYTHM_REACH = 12
const paydays: ReadonlySet<Period> = new Set(['week', 'two-weeks', 'half-month'] as const)

/** 'My check is 1,430 and it hits every 2 weeks', 'paid weekly, 945 gross': nothing else stands between. */
function rhythmNear(reading: Reading, amount: Amount): Period | null {
  const { tokens, periods, amounts } = reading
  if (amount.value >= SALARY_FLOOR || amount.value <= HOURLY_CEILING) return null
  const isFree = (from: number, to: number) =>
    !amounts.some(
      (other) => other !== amount && isMoneyLike(other) && other.first >= from && other.first < to,
    )
  const isPay = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from - 3), to + 3)
      .some(({ word }) =>
        /^(?:paid|pay|pays|payday|check|checks|paycheck|paychecks|deposit|it|that|get|home)$/.test(word),
      )
  const after = periods.find(
    ({ first, period }) => paydays.has(period) && first >= amount.next && first - amount.next <= RHYTHM_REACH,
  )
  if (after && isFree(amount.next, after.first) && isPay(amount.next, after.first)) return after.period
  const before = periods.findLast(
    ({ next, period }) => paydays.has(period) && next <= amount.first && amount.first - next <= RHYTHM_REACH,
  )
  if (before && isFurther(reading, before.period, amount)) return before.period
  if (!before || !isFree(before.next, amount.first)) return null
  return isPay(before.first, before.next) || isListed(reading, before, amount) ? before.period : null
}

/** Pay that is joined to other pay with a rhythm. */
export const isJoinedPay = (reading: Reading, amount: Amount) =>
  [...paydays].some((period) => isFurther(reading, period, amount))

/** 'I get paid every week, 612 from the diner and 285 from the hotel': what is joined to pay of a rhythm goes by it. */
function isFurther(reading: Reading, said: Period, amount: Amount): boolean {
  const { tokens, amounts } = reading
  const previous = amounts.findLast((other) => isMoneyLike(other) && other.next <= amount.first)
  if (!previous || previous.sentence !== amount.sentence || periodOf(reading, previous) !== null) return false
  const between = tokens.slice(previous.next, amount.first).map(({ word }) => word)
  return (
    between.some((word) => /^(?:and|plus|,)$/.test(word)) &&
    between.some((word) => word === 'from') === (tokens[amount.next]?.word === 'from') &&
    !between.some((word) => ownRhythm.test(word) || /^(?:i|we|is|are)$/.test(word)) &&
    rhythmNear(reading, previous) === said
  )
}

const ownRhythm = /^(?:pension|social|ss|ssi|ssdi|disability|va|rent|child|alimony|annuity|stipend)$/

/** 'Uber nets me 710 a week, lyft 240' */
function isListed({ tokens, amounts }: Reading, said: SaidPeriod, amount: Amount): boolean {
  const between = tokens.slice(said.next, amount.first)
  return (
    amounts.some(({ next, sentence }) => next === said.first && sentence === amount.sentence) &&
    /^(?:,|and)$/.test(between[0]?.word ?? '') &&
    between.length <= 4 &&
    !between.some(({ word }) => ownRhythm.test(word))
  )
}

function assumedPayPeriod(reading: Reading, amount: Amount): Period {
  const { value } = amount
  if (value >= SALARY_FLOOR || isBonus(reading, amount)) return 'year'
  if (value > HOURLY_CEILING) return 'month'
  // 'A pension of 83' beside other pay is a small pension, not a high wage.
  const isSmallPart =
    value > WAGE_CEILING && hasMonthlyAmount(reading) && hoursAWeek(reading, amount) === null
  return isSmallPart ? 'month' : 'hour'
}

/** What comes once a year unless another period is said: a bonus, and what one season's work brings. */
const ONCE_A_YEAR = /^(?:bonus(?:es)?|summers?|winters?|seasons?|harvest)$/
const SEASON = /^(?:summers?|winters?|springs?|falls?|autumns?|slow|off)$/

/** '2,000 in summer, 1,400 in winter' are months; 'summer school adds 4,800' is not. */
const isBonus = ({ tokens, sentences, amounts }: Reading, { first, next, sentence }: Amount) => {
  if (new Set(tokens.map(({ word }) => word).filter((word) => SEASON.test(word))).size > 1) return false
  const floor = amounts.findLast((other) => other.next <= first)?.next ?? 0
  const start = Math.max(floor, sentences[sentence]?.first ?? 0)
  // 'The farm stand, 9,800 last year'
  const isOfLastYear = tokens[next]?.word === 'last' && tokens[next + 1]?.word === 'year'
  return (
    isOfLastYear ||
    tokens
      .slice(start, next + BONUS_REACH)
      .some(({ word }, at) => ONCE_A_YEAR.test(word) && !tokens.slice(next, start + at).some(isMark))
  )
}

/** '6,000 sign-on bonus' */
const BONUS_REACH = 3
const isMark = ({ kind }: Token) => kind !== 'word'

const hasMonthlyAmount = (reading: Reading) =>
  reading.periods.some(({ period }) => period === 'month') &&
  !reading.periods.some(({ period }) => period === 'hour')

/** 'I get paid every two weeks and my rent is 1,200': not how often the rent is due. */
const isPayday = ({ tokens, periods }: Reading, said: Period) =>
  periods.some(
    ({ period, first }) => period === said && /^(?:paid|payday|paydays)$/.test(tokens[first - 1]?.word ?? ''),
  )

/** Costs that come by the year as well: no others go by the period of the one before. */
const BILLED_YEARLY = new RegExp(
  [
    String.raw`^(?:tax|taxes|insurance|homeowners?|premiums?|registration|tags?|dues|membership|license|inspection|`,
    String.raw`maintenance|repairs|hoa|vet|christmas|gifts|vacations?|travel)$`,
  ].join(''),
)
/** Said once for what comes seldom; 'groceries 150 a week, gas 60' leaves the gas open. */
const seldom: ReadonlySet<Period> = new Set(['quarter', 'half-year', 'year'] as const)
/** A cost so many times smaller or larger than the one before has its own period. */
const ALIKE = 5
/** Tokens between a period and the next amount of its list. */
const LIST_REACH = 5

/** From this on 'and insurance is 1,500' hardly tells of a month. */
const MUCH_A_MONTH = 600

/** 'Property tax is 3,900 a year and insurance 1,650': without a verb of its own, the next goes by the same period. */
function sharedPeriod({ tokens, amounts, periods }: Reading, amount: Amount): Period | null {
  const before = amounts.findLast((other) => isMoneyLike(other) && other.next <= amount.first)
  const said = before && periods.find(({ first }) => first - before.next >= 0 && first - before.next <= 1)
  if (!before || !said || said.next > amount.first || !seldom.has(said.period)) return null
  const between = tokens.slice(said.next, amount.first)
  const [joint, ...name] = between.filter(({ text }, at) => at === 0 || text !== ',')
  const words = name.filter(({ word }) => word !== 'and').map(({ word }) => word)
  const isList = /^(?:,|and|plus|&)$/.test(joint?.word ?? '') && between.length <= LIST_REACH
  const isOwn =
    amount.value < MUCH_A_MONTH ||
    words.some((word) => !/^(?:is|are|was|runs?)$/.test(word) && VERB.test(word))
  if (!isList || words.length === 0 || (isOwn && words.some((word) => VERB.test(word)))) return null
  const isAlike = amount.value * ALIKE > before.value && amount.value < before.value * ALIKE
  return isAlike && words.some((word) => BILLED_YEARLY.test(word)) ? said.period : null
}

const VERB = /^(?:is|are|was|were|pay|pays|paid|i|we|costs?|runs?|spend|goes|comes|about|get|make|it's|its)$/

export function monthlyCost(reading: Reading, amount: Amount): Cents {
  const often = timesAYear(reading, amount)
  if (often !== null) return toCents((amount.value * often) / 12)
  const said = periodOf(reading, amount) ?? sharedPeriod(reading, amount)
  const period = said === null || isPayday(reading, said) ? 'month' : said
  if (period === 'once') return toCents(amount.value)
  if (period === 'hour') return toCents((amount.value * (hoursAWeek(reading, amount) ?? 40) * 52) / 12)
  const times = timesPerCalendarYear[period]
  const months = period === 'year' ? 12 : monthsOfYear(reading, amount)
  return toCents((((amount.value * times) / 12) * months) / 12)
}
