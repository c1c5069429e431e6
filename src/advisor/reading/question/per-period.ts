import { perYear as comings } from '#advisor/understanding/money/flows.ts'
import type { Said } from './said.ts'

/** How often each comes in a year: what is asked about by the day comes every day, not every working day. */
const timesAYear = { ...comings, day: 365 }

type Amount = Pick<Said, 'value' | 'period'>

/** Dollars a month; without a period it is taken as monthly. */
export const perMonth = ({ value, period }: Amount) => (value * timesAYear[period ?? 'month']) / 12

/** Dollars a year; without a period a sum of 10,000 or more is yearly, a smaller one monthly. */
export const perYear = ({ value, period }: Amount) =>
  value * timesAYear[period ?? (value >= 10_000 ? 'year' : 'month')]
