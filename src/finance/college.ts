/** The cost of studies that begin later and last some years, with prices that rise once a year. */
import { futureCost } from './inflation.ts'
import { type Cents, sumMoney } from './money.ts'

const MOST_YEARS = 100

export interface CollegeTerms {
  /** A year's cost at today's prices. */
  yearlyCost: Cents
  /** How many years it lasts; a part of a year is paid as a whole one. */
  years: number
  yearsUntil: number
  inflation: number
}

/** What each year will cost, the first one first. */
export function collegeCosts({ yearlyCost, years, yearsUntil, inflation }: CollegeTerms): Cents[] {
  const count = Math.min(Math.max(0, Math.ceil(years)), MOST_YEARS)
  return Array.from({ length: count }, (_, year) =>
    futureCost(yearlyCost, Math.max(0, yearsUntil) + year, inflation),
  )
}

export const totalCollegeCost = (terms: CollegeTerms): Cents => sumMoney(collegeCosts(terms))
