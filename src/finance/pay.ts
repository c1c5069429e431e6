/** Pay per hour, week, month and year. */
import { type Cents, roundCents } from './money.ts'

/** How often each comes in a year: 52 weeks of 40 hours and 5 days; 26 is every two weeks, 24 twice a month. */
export const PAY_PERIODS_PER_YEAR = {
  hourly: 2080,
  daily: 260,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
} as const

export type PayPeriod = keyof typeof PAY_PERIODS_PER_YEAR

const WEEKS_PER_YEAR = 52

/** Converts pay from one period to another, rounded once. Weekly hours matter only for hourly pay. */
export function convertPay(amount: Cents, from: PayPeriod, to: PayPeriod, hoursPerWeek = 40): Cents {
  return roundCents((amount * periodsPerYear(from, hoursPerWeek)) / periodsPerYear(to, hoursPerWeek))
}

function periodsPerYear(period: PayPeriod, hoursPerWeek: number): number {
  if (period !== 'hourly') return PAY_PERIODS_PER_YEAR[period]
  return WEEKS_PER_YEAR * (hoursPerWeek > 0 ? hoursPerWeek : 40)
}
