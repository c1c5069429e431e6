import { ownSpelling } from '#advisor/understanding/reading/currency-words.ts'
import { type Currency, currencyNow } from '#finance/currency.ts'

interface MoneySigns {
  /** The end of what stands before an amount: '$', and the user's own sign. Rules are in dollars to everybody. */
  before: RegExp
  /** The start of what stands behind one. */
  behind: RegExp
  /** A sign and a unit around a reference: '$[[s1.paid]] dollars'. */
  around: RegExp
}

const known = new Map<Currency, MoneySigns>()

/** How a model may write that a number is money, in the currency of whoever is answered. */
export function moneySigns(): MoneySigns {
  return known.getOrInsertComputed(currencyNow(), (currency) => {
    const own = currency === 'USD' ? null : ownSpelling(currency)
    const signs = own ? String.raw`(?<!\p{L})(?:${own.signs})|\$` : String.raw`\$`
    const units = String.raw`dollars?\b|bucks\b${own ? `|(?:${own.words}|${own.signs})(?!\\p{L})` : ''}`
    return {
      before: new RegExp(String.raw`(?:${signs})\s?$`, 'iu'),
      behind: new RegExp(own ? String.raw`^\s?(?:${units})` : String.raw`^\s(?:${units})`, 'iu'),
      around: new RegExp(
        String.raw`((?:${signs})\s*)?(\[\[\s*([\w.-]+)\s*\]\])(\s*(?:%|${units}|percent\b|months?\b|years?\b))?`,
        'giu',
      ),
    }
  })
}
