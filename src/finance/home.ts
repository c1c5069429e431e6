/** What a home costs a month, what price a payment carries, and owning against renting. */
import { growthFactor, monthlyRate, presentAnnuityFactor, wholeMonths } from './interest.ts'
import { amortizeLoan, loanPayment } from './loan.ts'
import { type Cents, percentOf, roundCents, subtractMoney, sumMoney } from './money.ts'

export interface HomeCosts {
  /** Percent of the price a year. */
  tax: number
  insurance: number
  /** A month, for the owners' association. */
  dues: Cents
}

export interface HomePriceInput extends HomeCosts {
  /** All that may be spent on housing a month. */
  payment: Cents
  rate: number
  months: number
  /** In dollars, or in percent of the price. */
  down: { amount: Cents } | { percent: number }
  /** Percent of the loan a year for mortgage insurance; 0 without it. */
  mortgageInsurance?: number
}

/** The price whose loan, tax and insurance come to a monthly payment; the down payment alone when that is too small. */
export function homePriceFor(input: HomePriceInput): Cents {
  const factor = presentAnnuityFactor(
    monthlyRate(Math.max(0, input.rate)),
    Math.max(1, wholeMonths(input.months)),
  )
  const perLoan = 1 / factor + Math.max(0, input.mortgageInsurance ?? 0) / 1200
  const perPrice = Math.max(0, input.tax + input.insurance) / 1200
  const money = Math.max(0, input.payment - Math.max(0, input.dues))
  if ('percent' in input.down) {
    const share = Math.min(Math.max(0, input.down.percent), 99) / 100
    return wholeCents(money / (perLoan * (1 - share) + perPrice))
  }
  const down = Math.max(0, input.down.amount)
  const price = (money + down * perLoan) / (perLoan + perPrice)
  // So much put down that no loan is needed: the payment only has to carry tax and insurance.
  if (price >= down) return wholeCents(price)
  return wholeCents(Math.min(down, perPrice > 0 ? money / perPrice : down))
}

/** Rounded down, so that the payment suffices. */
const wholeCents = (value: number): Cents => Math.floor(Math.min(value, Number.MAX_SAFE_INTEGER))

export interface RentOrBuyInput {
  rent: Cents
  price: Cents
  down: Cents
  rate: number
  /** Of the mortgage. */
  term: number
  /** How long one stays. */
  months: number
  /** Percent a year by which the home gains. */
  growth: number
  /** Percent of the price a year. */
  tax: number
  insurance: number
  /** Percent of the price, and of the price at sale. */
  buyingCosts: number
  sellingCosts: number
}

export interface RentOrBuy {
  /** Principal, interest, tax and insurance a month. */
  ownMonthly: Cents
  ownCost: Cents
  rentCost: Cents
  /** What is left of the sale after its costs and the loan. */
  proceeds: Cents
  /** What buying saves; negative when renting is cheaper. */
  difference: Cents
  /** The first month after which buying is no dearer; null within the term of the mortgage. */
  breakEven: number | null
}

export function compareRentOrBuy(input: RentOrBuyInput): RentOrBuy {
  const loan = { principal: subtractMoney(input.price, input.down), rate: input.rate, months: input.term }
  const { schedule } = amortizeLoan(loan)
  const costs = percentOf(input.price, (input.tax + input.insurance) / 12)
  const ownMonthly = sumMoney([loan.principal > 0 ? loanPayment(loan) : 0, costs])
  const paidBy: Cents[] = [0]
  for (const row of schedule) paidBy.push(sumMoney([paidBy.at(-1) ?? 0, row.payment]))
  const after = (months: number) => {
    const balance =
      loan.principal <= 0 || months >= schedule.length ? 0 : (schedule[months - 1]?.balance ?? loan.principal)
    const value = roundCents(input.price * growthFactor(Math.max(-99, input.growth) / 100, months / 12))
    const proceeds = sumMoney([value, -percentOf(value, input.sellingCosts), -balance])
    const loanPaid = paidBy[Math.min(months, schedule.length)] ?? 0
    const upFront = sumMoney([input.down, percentOf(input.price, input.buyingCosts)])
    const ownCost = sumMoney([upFront, loanPaid, roundCents(costs * months), -proceeds])
    const rentCost = roundCents(input.rent * months)
    return { proceeds, ownCost, rentCost, difference: subtractMoney(rentCost, ownCost) }
  }
  const stay = wholeMonths(input.months)
  let breakEven: number | null = null
  for (let month = 1; month <= Math.max(input.term, stay) && breakEven === null; month++) {
    if (after(month).difference >= 0) breakEven = month
  }
  return { ownMonthly, ...after(stay), breakEven }
}
