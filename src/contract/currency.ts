import { currencyCodes, DEFAULT_CURRENCY } from '#finance/currency.ts'
import { oneOf } from './fields.ts'
import { z } from './zod.ts'

/** How amounts are written; changing it converts nothing. */
export const currency = oneOf('Currency', currencyCodes)

/** The same for data from before there was a choice: an older file, or an answer that a browser has kept. */
export const keptCurrency = z._default(currency, DEFAULT_CURRENCY)
