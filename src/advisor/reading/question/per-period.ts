import { timesPerCalendarYear } from '#advisor/understanding/money/flows.ts'
import type { Said } from './said.ts'

type Amount = Pick<Said, 'value' | 'period'>

/** Dollars a month; without a period it is taken as monthly. */
export const perMonth = ({ value, period }: Amount) => (value * timesPerCalendarYear[period ?? 'month']) / 12

/** Dollars a year; without a period a sum of 10,000 or more is yearly, a smaller one monthly. */
export const perYear = ({ value, period }: Amount) =>
  value * timesPerCalendarYear[period ?? (value >= 10_000 ? 'year' : 'month')]
