/** The 28/36 rule: what housing may cost, on gross monthly income. */
import { maxPrincipal } from './loan.ts'
import { type Cents, percentOf, roundCents, subtractMoney, sumMoney } from './money.ts'

/** At most 28% of gross income for housing, and 36% for housing and all other debt together. */
export const HOUSING_PERCENT = 28
export const TOTAL_DEBT_PERCENT = 36

export interface HousingLimits {
  /** The 28% test. */
  housingLimit: Cents
  /** The 36% test before other debts are taken off. */
  totalDebtLimit: Cents
  /** What the 36% test leaves for housing; 0 when other debts use it up. */
  limitAfterDebts: Cents
  /** The stricter of both tests. */
  maxHousingPayment: Cents
  decidedBy: 'housing' | 'total-debt'
}

export function housingLimits(
  grossMonthlyIncome: Cents,
  otherDebtPayments: Cents = 0,
  [housing, totalDebt]: readonly [number, number] = [HOUSING_PERCENT, TOTAL_DEBT_PERCENT],
): HousingLimits {
  const housingLimit = Math.max(0, percentOf(grossMonthlyIncome, housing))
  const totalDebtLimit = Math.max(0, percentOf(grossMonthlyIncome, totalDebt))
  const limitAfterDebts = Math.max(0, subtractMoney(totalDebtLimit, Math.max(0, otherDebtPayments)))
  return {
    housingLimit,
    totalDebtLimit,
    limitAfterDebts,
    maxHousingPayment: Math.min(housingLimit, limitAfterDebts),
    decidedBy: limitAfterDebts < housingLimit ? 'total-debt' : 'housing',
  }
}

export interface HomeInput {
  /** What may be spent on housing a month, for example by the 28/36 rule. */
  maxHousingPayment: Cents
  rate: number
  years: number
  downPayment?: Cents
  /** Percent of the price; takes the place of a down payment in dollars. */
  downPaymentPercent?: number
  /** Monthly costs that the payment must also cover. */
  taxes?: Cents
  insurance?: Cents
}

export interface AffordableHome {
  /** Left for principal and interest. */
  loanPayment: Cents
  loan: Cents
  downPayment: Cents
  price: Cents
}

/** The loan and the price that a monthly housing payment carries. */
export function affordableHome(input: HomeInput): AffordableHome {
  const costs = sumMoney([Math.max(0, input.taxes ?? 0), Math.max(0, input.insurance ?? 0)])
  const loanPayment = Math.max(0, subtractMoney(input.maxHousingPayment, costs))
  const loan = maxPrincipal({ payment: loanPayment, rate: input.rate, months: input.years * 12 })
  const downPayment = downPaymentFor(loan, input)
  return { loanPayment, loan, downPayment, price: sumMoney([loan, downPayment]) }
}

function downPaymentFor(loan: Cents, { downPayment = 0, downPaymentPercent }: HomeInput): Cents {
  if (downPaymentPercent === undefined) return Math.max(0, downPayment)
  // The loan is what the down payment leaves of the price: price = loan / (1 - share). 99% keeps it finite.
  const share = Math.min(Math.max(0, downPaymentPercent), 99) / 100
  return roundCents((loan * share) / (1 - share))
}
