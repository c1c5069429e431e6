/**
 * The currencies that amounts can be written in, all with two decimals. Nothing is ever converted: a currency is how
 * an amount is written, never what it is worth.
 */
export const currencies = {
  USD: { name: 'US dollars', sign: '$' },
  EUR: { name: 'euros', sign: '€' },
  GBP: { name: 'British pounds', sign: '£' },
  CAD: { name: 'Canadian dollars', sign: 'CA$' },
  AUD: { name: 'Australian dollars', sign: 'A$' },
  NZD: { name: 'New Zealand dollars', sign: 'NZ$' },
  CHF: { name: 'Swiss francs', sign: 'CHF\u00A0' },
  SEK: { name: 'Swedish kronor', sign: 'SEK\u00A0' },
  NOK: { name: 'Norwegian kroner', sign: 'NOK\u00A0' },
  DKK: { name: 'Danish kroner', sign: 'DKK\u00A0' },
  PLN: { name: 'Polish zlotys', sign: 'PLN\u00A0' },
  CZK: { name: 'Czech korunas', sign: 'CZK\u00A0' },
  INR: { name: 'Indian rupees', sign: '₹' },
  MXN: { name: 'Mexican pesos', sign: 'MX$' },
  BRL: { name: 'Brazilian reais', sign: 'R$' },
  ZAR: { name: 'South African rand', sign: 'ZAR\u00A0' },
  SGD: { name: 'Singapore dollars', sign: 'SGD\u00A0' },
  HKD: { name: 'Hong Kong dollars', sign: 'HK$' },
  ILS: { name: 'Israeli shekels', sign: '₪' },
} as const satisfies Record<string, { name: string; sign: string }>

export type Currency = keyof typeof currencies

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]]

export const DEFAULT_CURRENCY: Currency = 'USD'

const sources: (() => Currency | null)[] = []

/** The currency in which amounts are written here and now: on this page, or for the user who is being served. */
export function currencyNow(): Currency {
  for (const source of sources) {
    const currency = source()
    if (currency !== null) return currency
  }
  return DEFAULT_CURRENCY
}

/** Says where that is known from: the page in a browser, the request that is being answered on a server. */
export function takeCurrencyFrom(source: () => Currency | null): void {
  sources.push(source)
}

/** Whether a bare '$' means the user's own money. */
const usesDollarSign: ReadonlySet<Currency> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD'])

/**
 * What people write beside an amount in a currency, in a form field as well: '€', 'EUR', and '$' where it is theirs.
 */
export function signsOf(currency: Currency): string[] {
  const own = currencies[currency].sign.trim()
  return [...new Set([own, currency, ...(usesDollarSign.has(currency) ? ['$'] : [])])]
}

/** The currency that an amount was written in, by the sign before its first digit; null without one of ours. */
export function readCurrency(amount: string): Currency | null {
  const sign = /^[-+−]?(\D*)\d/.exec(amount)?.[1]
  return currencyCodes.find((code) => currencies[code].sign === sign) ?? null
}

/** 'today’s dollars' as one says it where money is not dollars. */
export const todaysMoney = () => (currencyNow() === 'USD' ? 'today’s dollars' : 'today’s money')
