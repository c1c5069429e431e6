import type { Snapshot } from '#advisor/snapshot.ts'
import { type Cents, sumMoney } from '#finance/money.ts'
import { assetsOf, namesSavings } from './totals.ts'

/**
 * Savings of the profile that no row of the balance sheet can hold; 0 when one may. A row holds them when it is
 * cash that is named like savings, when it has the same amount, or when all cash together is as much.
 */
export function unlistedSavings(snapshot: Snapshot): Cents {
  const savings = snapshot.profile.savings ?? 0
  const cash = assetsOf(snapshot, 'Cash and Equivalents')
  const isHeld =
    cash.some(({ name }) => namesSavings(name)) ||
    snapshot.assets.some(({ value }) => value === savings) ||
    sumMoney(cash.map(({ amount }) => amount)) >= savings
  return isHeld ? 0 : savings
}

/** Debt of the profile while nothing that is owed is listed; rows are the same debt in detail. */
export function unlistedDebt({ profile, liabilities }: Snapshot): Cents {
  return liabilities.length === 0 ? (profile.debt ?? 0) : 0
}
