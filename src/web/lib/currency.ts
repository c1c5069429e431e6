import { useSyncExternalStore } from 'react'
import { currencies, type Currency, DEFAULT_CURRENCY, takeCurrencyFrom } from '#finance/currency.ts'

/** There is one user on a page: all its amounts are written in their currency. */
let shown: Currency = DEFAULT_CURRENCY
const listeners = new Set<() => void>()

// Where there is no page, as in tests of the server, somebody else may know better.
takeCurrencyFrom(() => (shown === DEFAULT_CURRENCY ? null : shown))

export function showCurrency(currency: Currency): void {
  if (currency === shown) return
  shown = currency
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useCurrency = (): Currency =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => DEFAULT_CURRENCY,
  )

/** Any sign that an amount can be written with, as a part of a pattern. */
export const anySign = Object.values(currencies)
  .map(({ sign }) => sign.trim().replace('$', String.raw`\$`))
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => String.raw`${sign}\s?`)
  .join('|')

/** 'Amount ($)': what a field of money is called. */
export const withSign = (label: string) => `${label} (${currencies[shown].sign.trim()})`
