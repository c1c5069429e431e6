import { currencies, type Currency, DEFAULT_CURRENCY, takeCurrencyFrom } from '#finance/currency.ts'
import { createExternalStore } from './external-store.ts'

/** There is one user on a page: all its amounts are written in their currency. */
const shown = createExternalStore<Currency>(DEFAULT_CURRENCY)

// Where there is no page, as in tests of the server, somebody else may know better.
takeCurrencyFrom(() => (shown.read() === DEFAULT_CURRENCY ? null : shown.read()))

export const showCurrency = shown.write
export const useCurrency = shown.use

/** Any sign that an amount can be written with, as a part of a pattern. */
export const anySign = Object.values(currencies)
  .map(({ sign }) => sign.trim().replace('$', String.raw`\$`))
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => String.raw`${sign}\s?`)
  .join('|')

/** 'Amount ($)': what a field of money is called. */
export const withSign = (label: string) => `${label} (${currencies[shown.read()].sign.trim()})`
