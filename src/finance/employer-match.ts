/** What an employer adds to retirement contributions. */
import { type Cents, percentOf, roundCents, subtractMoney, sumMoney } from './money.ts'

/**
 * '50% of the first 6%' is { matchPercent: 50, ofNextPercent: 6 }; each further tier covers the next percents of
 * salary: '100% of the first 3%, then 50% of the next 2%' is two tiers.
 */
export interface MatchTier {
  matchPercent: number
  ofNextPercent: number
}

export interface EmployerMatch {
  /** The employee's own contribution in a year. */
  contributed: Cents
  earned: Cents
  /** The whole match on offer. */
  available: Cents
  missed: Cents
  /** The contribution, in percent of salary, that earns the whole match. */
  fullMatchPercent: number
  /** What the employee would have to add in a year to earn all of it. */
  extraContribution: Cents
}

/** The match for a yearly salary and a contribution in percent of it; a plan may cap its match in dollars a year. */
export function employerMatch(
  salary: Cents,
  contributionPercent: number,
  tiers: readonly MatchTier[],
  cap: Cents = Number.MAX_SAFE_INTEGER,
): EmployerMatch {
  const pay = Math.max(0, salary)
  const fullMatchPercent = tiers.reduce((sum, tier) => sum + Math.max(0, tier.ofNextPercent), 0)
  const earned = Math.min(cap, matchOn(pay, contributionPercent, tiers))
  const available = Math.min(cap, matchOn(pay, fullMatchPercent, tiers))
  return {
    contributed: percentOf(pay, Math.max(0, contributionPercent)),
    earned,
    available,
    missed: subtractMoney(available, earned),
    fullMatchPercent,
    extraContribution: percentOf(pay, Math.max(0, fullMatchPercent - contributionPercent)),
  }
}

function matchOn(salary: Cents, contributionPercent: number, tiers: readonly MatchTier[]): Cents {
  let left = Math.max(0, contributionPercent)
  const parts = tiers.map((tier) => {
    const matched = Math.min(left, Math.max(0, tier.ofNextPercent))
    left -= matched
    return roundCents((salary * matched * Math.max(0, tier.matchPercent)) / 10_000)
  })
  return sumMoney(parts)
}
