/** A house: what it costs a month, what income carries, and owning against renting over the years. */
import { housingLimits, type HousingLimits } from './affordability.ts'
import { BUYING_COSTS, type HouseCost, houseCost, mortgageInsuranceFor, SELLING_COSTS } from './house-cost.ts'
import { compareRentOrBuy, homePriceFor, type RentOrBuy } from './home.ts'
import { type Cents, percentOf, percentShare, subtractMoney } from './money.ts'
import { numberOf, type PlanFacts, type PlanInputs, takenOf } from './plan-facts.ts'
import { debtToIncome, housingRatio } from './ratios.ts'

export interface HousePlan {
  price: Cents
  /** Nobody has named a price: this is the one that fits. */
  isPriceFitted: boolean
  down: Cents
  loan: Cents
  /** A year. */
  tax: Cents
  insurance: Cents
  /** Percent of the loan a year. */
  mortgageInsurance: number
  cost: HouseCost
  /** Null without an income. */
  income: { limits: HousingLimits; fits: Cents; housingShare: number; debtShare: number } | null
  /** After every year of the stay; null without a rent. */
  rent: { stay: RentOrBuy; years: RentOrBuy[] } | null
}

const MORTGAGE_YEARS = 30
const MONTHS = 360
const RATE = 6.5
/** Nobody looks for a house of so many cents. */
const ROUND: Cents = 10_000

/** Null when neither a price nor an income is known: there is nothing to start from. */
export function planHouse(inputs: PlanInputs, facts: PlanFacts): HousePlan | null {
  const taken = (name: string) => takenOf('house', name, inputs, facts)
  const rate = taken('rate') ?? RATE
  const months = taken('months') ?? MONTHS
  const dues = taken('dues') ?? 0
  const income = taken('income') ?? 0
  const debts = taken('debts') ?? 0
  const [taxShare, insuranceShare] = [
    facts.known['house.taxShare'] ?? 0,
    facts.known['house.insuranceShare'] ?? 0,
  ]
  const downShare = facts.known['house.downShare'] ?? 0
  const named = numberOf(inputs, 'price')
  const putDown = numberOf(inputs, 'down')
  const limits = income > 0 ? housingLimits(income, debts) : null
  const shareOf = (yearly: number | undefined, usual: number) =>
    yearly !== undefined && named ? percentShare(yearly, named) : usual
  const fits =
    limits &&
    homePriceFor({
      payment: limits.maxHousingPayment,
      rate,
      months,
      dues,
      tax: shareOf(numberOf(inputs, 'tax'), taxShare),
      insurance: shareOf(numberOf(inputs, 'insurance'), insuranceShare),
      down: putDown === undefined ? { percent: downShare } : { amount: putDown },
    })
  const price = named ?? Math.floor((fits ?? 0) / ROUND) * ROUND
  if (price <= 0) return null
  const down = Math.min(price, putDown ?? percentOf(price, downShare))
  const loan = subtractMoney(price, down)
  const tax = numberOf(inputs, 'tax') ?? percentOf(price, taxShare)
  const insurance = numberOf(inputs, 'insurance') ?? percentOf(price, insuranceShare)
  const mortgageInsurance = numberOf(inputs, 'pmi') ?? mortgageInsuranceFor(price, down)
  const cost = houseCost({ loan, rate, months, tax, insurance, mortgageInsurance, dues })
  return {
    price,
    isPriceFitted: named === undefined,
    down,
    loan,
    tax,
    insurance,
    mortgageInsurance,
    cost,
    income: limits && {
      limits,
      fits: fits ?? 0,
      housingShare: housingRatio(cost.total, income) ?? 0,
      debtShare: debtToIncome(cost.total + debts, income) ?? 0,
    },
    rent: compareWithRent({ price, down, rate, tax, insurance }, inputs, facts),
  }
}

function compareWithRent(
  house: { price: Cents; down: Cents; rate: number; tax: Cents; insurance: Cents },
  inputs: PlanInputs,
  facts: PlanFacts,
): HousePlan['rent'] {
  const rent = takenOf('house', 'rent', inputs, facts)
  if (!rent) return null
  const stay = takenOf('house', 'stay', inputs, facts) ?? 84
  const after = (months: number) =>
    compareRentOrBuy({
      ...house,
      rent,
      term: MONTHS,
      months,
      growth: takenOf('house', 'growth', inputs, facts) ?? 0,
      tax: percentShare(house.tax, house.price),
      insurance: percentShare(house.insurance, house.price),
      buyingCosts: BUYING_COSTS,
      sellingCosts: SELLING_COSTS,
    })
  const years = Math.min(MORTGAGE_YEARS, Math.max(1, Math.ceil(stay / 12)))
  return { stay: after(stay), years: Array.from({ length: years }, (_, year) => after((year + 1) * 12)) }
}
