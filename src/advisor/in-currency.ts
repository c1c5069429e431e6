import { AsyncLocalStorage } from 'node:async_hooks'
import { type Currency, takeCurrencyFrom } from '#finance/currency.ts'

const served = new AsyncLocalStorage<Currency>()

takeCurrencyFrom(() => served.getStore() ?? null)

/** Does something for a user: whatever it writes and reads, however late, is in their currency. */
export const inCurrency = <Result>(currency: Currency, work: () => Result): Result =>
  served.run(currency, work)
