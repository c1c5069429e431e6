import type { Period } from '#advisor/understanding/reading/periods.ts'
import type { Said } from './said.ts'

/** How often each comes in a year; 40 hours a week and 5 days. */
const timesAYear: Record<Period, number> = {
  hour: 2080,
  day: 365,
  week: 52,
  'two-weeks': 26,
  'half-month': 24,
  month: 12,
  quarter: 4,
  'half-year': 2,
  year: 1,
  once: 1,
}

type Amount = Pick<Said, 'value' | 'period'>

/** Dollars a month; without a period it is taken as monthly. */
export const perMonth = ({ value, period }: Amount) => (value * timesAYear[period ?? 'month']) / 12

/** Dollars a year; without a period a sum of 10,000 or more is yearly, a smaller one monthly. */
export const perYear = ({ value, period }: Amount) =>
  value * timesAYear[period ?? (value >= 10_000 ? 'year' : 'month')]
