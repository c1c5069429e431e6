/**
 * Savings that grow. By default interest is compounded monthly at a twelfth of the yearly rate and contributions go
 * in at the end of each month; nothing is rounded before the result. A target counts as reached when the balance
 * rounded to the cent covers it.
 */
import {
  annuityFactor,
  growthFactor,
  HORIZON_MONTHS,
  MAX_MONTHS,
  periodRate,
  wholeMonths,
} from './interest.ts'
import { type Cents, roundCents, subtractMoney } from './money.ts'

export interface GrowthTerms {
  start: Cents
  /** Put in every month, or as often as `contributionsPerYear` says. */
  contribution?: Cents
  /** Percent a year. */
  rate: number
  /** 12 unless said otherwise; 1 is 'compounded once a year', 365 daily. */
  compoundingsPerYear?: number
  contributionsPerYear?: number
  /** Contributions at the end of their period, or at the start. */
  timing?: 'end' | 'start'
}

export interface GrowthInput extends GrowthTerms {
  months: number
  /** Nothing is put in for the first so many months; what is there already grows all the time. */
  wait?: number
}

export interface GrowthPoint {
  month: number
  balance: Cents
  contributed: Cents
  interest: Cents
}

export type TimeToReach =
  | { reaches: true; months: number }
  | { reaches: false; reason: 'never-grows-enough' | 'beyond-horizon' }

/** What savings are worth after a number of months. */
export function futureValue({ wait = 0, ...input }: GrowthInput): Cents {
  if (wait > 0) {
    const start = futureValue({ ...input, contribution: 0, months: Math.min(wait, input.months) })
    return futureValue({ ...input, start, months: Math.max(0, input.months - wait) })
  }
  const { fromStart, perContribution } = growthFactors(input, wholeMonths(input.months))
  return roundCents(input.start * fromStart + (input.contribution ?? 0) * perContribution)
}

/** A single sum with nothing added, compounded once a year unless said otherwise. */
export function compoundSum(amount: Cents, rate: number, years: number, compoundingsPerYear = 1): Cents {
  const perCompounding = periodRate(rate, compoundingsPerYear)
  return roundCents(amount * growthFactor(perCompounding, years * compoundingsPerYear))
}

/** What a deposit at a given APY, for example a CD, pays out after some months. */
export function depositAtApy(amount: Cents, apy: number, months: number): Cents {
  return compoundSum(amount, apy, wholeMonths(months) / 12)
}

/** What must be invested today to have an amount later. */
export function presentValue(amount: Cents, rate: number, years: number, compoundingsPerYear = 1): Cents {
  const factor = growthFactor(periodRate(rate, compoundingsPerYear), years * compoundingsPerYear)
  return roundCents(amount / Math.max(factor, 1e-200))
}

/** The way there, for a chart: today, every `stepMonths` and the end. */
export function growthSeries(input: GrowthInput, stepMonths = 12): GrowthPoint[] {
  const end = wholeMonths(input.months)
  const step = Math.max(1, wholeMonths(stepMonths))
  const months = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step)
  return [...months, end].map((month) => {
    const balance = futureValue({ ...input, months: month })
    const paying = Math.max(0, month - (input.wait ?? 0))
    const count = Math.floor((paying * (input.contributionsPerYear ?? 12)) / 12)
    const contributed = roundCents(input.start + (input.contribution ?? 0) * count)
    return { month, balance, contributed, interest: subtractMoney(balance, contributed) }
  })
}

/** The first month in which savings reach a target, or why they do not. */
export function monthsToReach(terms: GrowthTerms, target: Cents): TimeToReach {
  const contribution = Math.max(0, terms.contribution ?? 0)
  const reached = (months: number) => futureValue({ ...terms, contribution, months }) >= target
  if (terms.start >= target) return { reaches: true, months: 0 }
  if (!reached(HORIZON_MONTHS)) {
    const grows = futureValue({ ...terms, contribution, months: MAX_MONTHS }) >= target
    return { reaches: false, reason: grows ? 'beyond-horizon' : 'never-grows-enough' }
  }
  let before = 0
  let after = HORIZON_MONTHS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (reached(middle)) after = middle
    else before = middle
  }
  return { reaches: true, months: after }
}

/** The smallest whole-cent contribution that reaches a target in time; null when no sum of money could. */
export function requiredContribution(input: Omit<GrowthInput, 'contribution'>, target: Cents): Cents | null {
  const months = wholeMonths(input.months)
  const reached = (contribution: Cents) => futureValue({ ...input, contribution }) >= target
  if (reached(0)) return 0
  const { fromStart, perContribution } = growthFactors(input, months)
  if (perContribution <= 0 || target > Number.MAX_SAFE_INTEGER) return null
  const missing = target - input.start * fromStart
  let contribution = Math.max(1, roundCents(missing / perContribution))
  // The closed form is right to a cent or two; the comparison decides.
  while (!reached(contribution)) {
    if (contribution >= Number.MAX_SAFE_INTEGER) return null
    contribution += 1
  }
  while (contribution > 1 && reached(contribution - 1)) contribution -= 1
  return contribution
}

/** What one cent of the start, and one cent of every contribution, comes to. */
function growthFactors(terms: GrowthTerms, months: number) {
  const { rate, compoundingsPerYear = 12, contributionsPerYear = 12, timing = 'end' } = terms
  const perPeriod = periodRate(rate, contributionsPerYear, compoundingsPerYear)
  const elapsed = (months * contributionsPerYear) / 12
  const periods = Math.floor(elapsed)
  const early = timing === 'start' ? 1 + perPeriod : 1
  return {
    fromStart: growthFactor(perPeriod, elapsed),
    // A period that is not over when the months are has no contribution yet, but the earlier ones keep growing.
    perContribution: annuityFactor(perPeriod, periods) * early * growthFactor(perPeriod, elapsed - periods),
  }
}
