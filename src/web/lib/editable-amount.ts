import { type Cents, toDollars } from '#finance/money.ts'

/** An amount as a person would type it: 1200 or 99.50. */
export function editableAmount(cents: Cents): string {
  return cents % 100 === 0 ? String(toDollars(cents)) : toDollars(cents).toFixed(2)
}
