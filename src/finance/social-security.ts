/**
 * Social Security retirement benefits for people born in 1960 or later, whose full retirement age is 67. Before it
 * the benefit shrinks by 5/9 of a percent for each of the first 36 months and by 5/12 for each further one; after
 * it, it grows by 2/3 of a percent a month until 70.
 */
import { type Cents, roundCents } from './money.ts'

export const FULL_RETIREMENT_AGE = 67
export const EARLIEST_CLAIM_AGE = 62
export const LATEST_CLAIM_AGE = 70

const FIRST_MONTHS = 36
const perMonth = { first: 5 / 9, further: 5 / 12, delayed: 2 / 3 } as const

export const clampClaimAge = (age: number): number =>
  Math.min(Math.max(age, EARLIEST_CLAIM_AGE), LATEST_CLAIM_AGE)

/** The percent of the full benefit that is paid from an age on. */
export function benefitPercent(age: number): number {
  const months = Math.round((clampClaimAge(age) - FULL_RETIREMENT_AGE) * 12)
  if (months >= 0) return 100 + months * perMonth.delayed
  const early = Math.min(-months, FIRST_MONTHS)
  return 100 - early * perMonth.first - Math.max(0, -months - FIRST_MONTHS) * perMonth.further
}

/** The monthly benefit from an age on, before the yearly rises with prices. */
export function claimBenefit(full: Cents, age: number): Cents {
  return roundCents((Math.max(0, full) * benefitPercent(age)) / 100)
}

/** The age, in months, from which claiming later has paid more in all; null when it never does. */
export function breakEvenMonths(full: Cents, age: number, otherAge: number): number | null {
  const [early, late] = [clampClaimAge(age), clampClaimAge(otherAge)].toSorted((a, b) => a - b)
  if (early === undefined || late === undefined || early === late) return null
  const [less, more] = [claimBenefit(full, early), claimBenefit(full, late)]
  if (more <= less) return null
  const ahead = less * Math.round((late - early) * 12)
  return Math.round(late * 12) + Math.ceil(ahead / (more - less))
}
