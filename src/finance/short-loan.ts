/** Loans of days or weeks with a flat fee. */
import { type Cents, percentShare } from './money.ts'

/** The fee as a yearly rate in percent, without compounding, the way lenders must state it; null without a loan. */
export function feeAsYearlyRate(amount: Cents, fee: Cents, days: number): number | null {
  if (amount <= 0 || days <= 0) return null
  return (percentShare(fee, amount) * 365) / days
}
