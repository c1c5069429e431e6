import { type Cents, toCents } from '#finance/money.ts'
import type { Period } from './periods.ts'
import { type Amount, periodOf, type Reading } from './reading.ts'
import { timesAYear } from './times.ts'

/** How often a period comes in a year; pay by the hour is counted at full time unless hours were said. */
const perYear: Record<Period, number> = {
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
const DAYS_A_YEAR = 365

/** Pay of this size without a period is a year's. */
const SALARY_FLOOR = 10_000
/** Smaller than this and without a period, pay is by the hour. */
const HOURLY_CEILING = 150
/** Few wages are higher. */
const WAGE_CEILING = 60

/** A year. */
const HIGHEST_PAY = 2_500_000

export function yearlyPay(reading: Reading, amount: Amount): Cents {
  const times = timesAYear(reading, amount)
  if (times !== null && amount.value * times <= HIGHEST_PAY) return toCents(amount.value * times)
  const said = periodOf(reading, amount)
  // Nobody earns 60,000 a week: the period belongs to something else.
  const isPlausible =
    said === null || amount.value * perYear[said] <= HIGHEST_PAY || amount.value > HIGHEST_PAY
  const period = said !== null && isPlausible ? said : assumedPayPeriod(reading, amount)
  if (period === 'hour') return toCents(amount.value * (hoursAWeek(reading, amount) ?? 40) * 52)
  if (period === 'once') return toCents(amount.value)
  return toCents(amount.value * perYear[period])
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

/** A bonus comes once a year unless another period is said. */
const isBonus = ({ tokens, sentences, amounts }: Reading, { first, sentence }: Amount) => {
  const floor = amounts.findLast((other) => other.next <= first)?.next ?? 0
  const start = Math.max(floor, sentences[sentence]?.first ?? 0)
  return tokens.slice(start, first).some(({ word }) => /^bonus(?:es)?$/.test(word))
}

const hasMonthlyAmount = (reading: Reading) =>
  reading.periods.some(({ period }) => period === 'month') &&
  !reading.periods.some(({ period }) => period === 'hour')

/** '30 hours a week', '40 hr wks', 'x 28 hrs' near the amount. */
function hoursAWeek({ tokens, amounts }: Reading, amount: Amount): number | null {
  const found = amounts
    .filter((other) => other.kind === 'duration' && other.value >= 4 && other.value <= 90)
    .filter(
      (other) =>
        /^(?:hours?|hrs?|h)$/.test(tokens[other.next]?.word ?? '') ||
        /^(?:hours?|hrs?)$/.test(tokens[other.next + 1]?.word ?? ''),
    )
    .toSorted((a, b) => Math.abs(a.first - amount.first) - Math.abs(b.first - amount.first))
  const nearest = found[0]
  return nearest && Math.abs(nearest.first - amount.first) <= 24 ? nearest.value : null
}

export function monthlyCost(reading: Reading, amount: Amount): Cents {
  const often = timesAYear(reading, amount)
  if (often !== null) return toCents((amount.value * often) / 12)
  const period = periodOf(reading, amount) ?? 'month'
  if (period === 'once') return toCents(amount.value)
  const times = period === 'day' ? DAYS_A_YEAR : perYear[period]
  return toCents((amount.value * times) / 12)
}
