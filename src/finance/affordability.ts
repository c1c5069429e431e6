/** The 28/36 rule: what housing may cost, on gross monthly income. */
import { type Cents, percentOf, subtractMoney } from './money.ts'

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
