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

/** Card balance in percent of the credit limit. */
export function creditUtilization(balance: Cents, limit: Cents): number | null {
  return ratio(balance, limit)
}

/** Total debt in percent of total assets. */
export function debtToAssets(totalLiabilities: Cents, totalAssets: Cents): number | null {
  return ratio(totalLiabilities, totalAssets)
}

/** Loan in percent of the value of the home. */
export function loanToValue(loan: Cents, value: Cents): number | null {
  return ratio(loan, value)
}

function ratio(part: Cents, whole: Cents): number | null {
  return whole > 0 ? percentShare(part, whole) : null
}
