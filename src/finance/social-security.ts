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

/** What is paid a month when claimed at some age. */
export interface Claim {
  age: number
  benefit: Cents
}

/** Benefits passed up by waiting, and the months of the later one until it has caught up; null when it never does. */
export function compareClaims(sooner: Claim, later: Claim): { passedUp: Cents; months: number } | null {
  const more = later.benefit - sooner.benefit
  if (later.age <= sooner.age || more <= 0) return null
  const passedUp = sooner.benefit * Math.round((later.age - sooner.age) * 12)
  return { passedUp, months: Math.ceil(passedUp / more) }
}
