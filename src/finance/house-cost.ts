/** What a house costs a month, all in. */
import { loanPayment } from './loan.ts'
import { type Cents, percentOf, roundCents, sumMoney } from './money.ts'

/** Percent of the price a year, where nobody knows better; places differ. */
export const PROPERTY_TAX = 1.1
export const HOME_INSURANCE = 0.5
/** Percent of the loan a year. */
export const MORTGAGE_INSURANCE = 0.5
/** Below this share put down, lenders ask for mortgage insurance. */
export const SAFE_DOWN = 20
/** Percent of the price, and of the price at sale. */
export const BUYING_COSTS = 3
export const SELLING_COSTS = 6

/** The share that lenders ask for mortgage insurance, by what is put down. */
export function mortgageInsuranceFor(price: Cents, down: Cents): number {
  // To the cent: a fifth that was rounded down is a fifth.
  return down < percentOf(price, SAFE_DOWN) ? MORTGAGE_INSURANCE : 0
}

export interface HouseCostInput {
  loan: Cents
  rate: number
  months: number
  /** A year. */
  tax: Cents
  insurance: Cents
  /** Percent of the loan a year. */
  mortgageInsurance: number
  /** A month. */
  dues: Cents
}

/** A month of each part. */
export interface HouseCost {
  loan: Cents
  tax: Cents
  insurance: Cents
  mortgageInsurance: Cents
  dues: Cents
  total: Cents
}

export function houseCost(input: HouseCostInput): HouseCost {
  const parts = {
    loan: loanPayment({ principal: input.loan, rate: input.rate, months: input.months }),
    tax: roundCents(Math.max(0, input.tax) / 12),
    insurance: roundCents(Math.max(0, input.insurance) / 12),
    mortgageInsurance: roundCents((Math.max(0, input.loan) * Math.max(0, input.mortgageInsurance)) / 1200),
    dues: Math.max(0, input.dues),
  }
  return { ...parts, total: sumMoney(Object.values(parts)) }
}
