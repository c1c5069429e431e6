/** Renting against owning, with costs as they were told. */
import { growthFactor } from './interest.ts'
import { type LoanTerms, loanPayment, remainingBalance } from './loan.ts'
import { type Cents, percentOf, roundCents, subtractMoney, sumMoney } from './money.ts'

export interface RentOrOwnInput {
  /** In the first year. */
  rent: Cents
  /** Percent by which the rent rises once a year. */
  rentRise: number
  price: Cents
  down: Cents
  closing: Cents
  loan: LoanTerms
  /** Tax, insurance and repairs a month. */
  upkeep: Cents
  /** Percent a year. */
  growth: number
  /** Percent of what it sells for. */
  selling: number
  /** Months until the sale. */
  stay: number
}

const YEAR = 12

export function compareRentOrOwn(input: RentOrOwnInput) {
  const stay = Math.round(input.stay)
  const rents = Array.from({ length: Math.ceil(stay / YEAR) }, (_, year) => {
    const months = Math.min(YEAR, stay - year * YEAR)
    return input.rent * growthFactor(input.rentRise / 100, year) * months
  })
  const rent = roundCents(rents.reduce((sum, one) => sum + one, 0))
  const payment = input.loan.principal > 0 ? loanPayment(input.loan) : 0
  const made = Math.min(stay, input.loan.months)
  const left = input.loan.principal > 0 ? remainingBalance(input.loan, made) : 0
  const sold = roundCents(input.price * growthFactor(Math.max(-99, input.growth) / 100, stay / YEAR))
  const sellingCosts = percentOf(sold, input.selling)
  const cash = sumMoney([sold, -sellingCosts, -left])
  const paid = sumMoney([input.down, input.closing, payment * made, input.upkeep * stay])
  return { rent, payment, left, sold, sellingCosts, cash, paid, own: subtractMoney(paid, cash) }
}
