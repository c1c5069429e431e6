/**
 * Required minimum distributions of traditional retirement accounts: last year's balance divided by the years of the
 * IRS Uniform Lifetime Table (in force since 2022). The table for a spouse more than ten years younger is another.
 */
import { type Cents, roundCents } from './money.ts'

/** Years by age, from 72 on. */
const years = [
  27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22.0, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16.0, 15.2, 14.4, 13.7, 12.9,
  12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6.0, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5,
  3.4, 3.3, 3.1, 3.0, 2.9, 2.8, 2.7, 2.5, 2.3, 2.0,
] as const
const FIRST_AGE = 72

/** Those born in 1960 or later start at 75. */
export const requiredFrom = (birthYear: number): number => (birthYear >= 1960 ? 75 : 73)

/** The years that a balance is divided by at an age; null before the table begins. */
export function lifetimeYears(age: number): number | null {
  const whole = Math.floor(age)
  if (whole < FIRST_AGE) return null
  return years[Math.min(whole - FIRST_AGE, years.length - 1)] ?? null
}

/** What must be taken out in the year in which somebody reaches an age. */
export function requiredWithdrawal(balance: Cents, age: number): Cents | null {
  const divisor = lifetimeYears(age)
  return divisor === null ? null : roundCents(Math.max(0, balance) / divisor)
}
