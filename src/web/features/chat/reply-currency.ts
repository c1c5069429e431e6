import { createContext } from 'react'
import type { Figure } from '#contract/figures.ts'
import { type Currency, DEFAULT_CURRENCY, readCurrency } from '#finance/currency.ts'

/**
 * A reply is a text and keeps the currency it was written in, whatever the user counts in today. Rules of the United
 * States stand in dollars in any reply: another currency beside them is the user's. Null where no amount is told.
 */
export function findReplyCurrency(figures: readonly Figure[]): Currency | null {
  const used = figures.flatMap(({ unit, text }) => (unit === 'money' ? (readCurrency(text) ?? []) : []))
  return used.find((currency) => currency !== DEFAULT_CURRENCY) ?? used[0] ?? null
}

/** What amounts in the working of a reply are written in, so that it agrees with the reply; the user's own if null. */
export const ReplyCurrency = createContext<Currency | null>(null)
