/** Ratios that lenders and advisors look at, all in percent; null where the whole is unknown or zero. */
import { type Cents, percentShare } from './money.ts'

/** All monthly debt payments in percent of gross monthly income. */
export function debtToIncome(monthlyDebtPayments: Cents, grossMonthlyIncome: Cents): number | null {
  return ratio(monthlyDebtPayments, grossMonthlyIncome)
}

/** Housing cost in percent of gross monthly income, the front-end ratio. */
export function housingRatio(monthlyHousingCost: Cents, grossMonthlyIncome: Cents): number | null {
  return ratio(monthlyHousingCost, grossMonthlyIncome)
}

function ratio(part: Cents, whole: Cents): number | null {
  return whole > 0 ? percentShare(part, whole) : null
}
