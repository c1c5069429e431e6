/**
 * The user's own currency in a message, as dollars: everything that reads messages knows dollars. Each replacement is
 * as long as what it replaces, so that places in the text stay the same.
 */
import { type Currency, currencyNow } from '#finance/currency.ts'
import { ownSpelling } from './currency-words.ts'

/** A sign behind a number, with or without a space between them, of one letter or of two. */
export const signsBehind = ['¤', '¤¤'] as const

const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|\d+`
const SCALE = String.raw`\s?(?:k|m|thousand|grand|million|hundred)?\s?`

/** Where people write '1.200' for twelve hundred and '3,5 %' for three and a half. */
const withCommas: ReadonlySet<Currency> = new Set(['EUR', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'BRL'])
const BARE_THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d%]|[.,]\d| ?%)/g
const BARE_DECIMALS = /(?<![\d.,])\d{1,3},\d(?=\s?(?:%|percent|per cent))/gi

/** Whether the user's own amounts may be written so. */
export const readsCommas = () => withCommas.has(currencyNow())

interface Patterns {
  before: RegExp
  behind: RegExp
  words: RegExp
}

const patterns = new Map<Currency, Patterns>()

function patternsOf(currency: Currency): Patterns {
  return patterns.getOrInsertComputed(currency, () => {
    const { signs, words } = ownSpelling(currency)
    return {
      before: new RegExp(String.raw`(?<![\p{L}\p{N}])(${signs})(\s?)(${NUMBER})`, 'giu'),
      behind: new RegExp(
        String.raw`(?<![\d.,])(${NUMBER})(${SCALE})(${signs}|${words})(?![\p{L}\p{N}])`,
        'giu',
      ),
      words: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'giu'),
    }
  })
}

/** A message with the user's own signs and words as dollars, and its amounts with the separators of English. */
export function withDollars(text: string, currency: Currency = currencyNow()): string {
  if (currency === 'USD') return text
  const { before, behind, words } = patternsOf(currency)
  const signed = text
    .replace(
      before,
      (_, sign: string, space: string, number: string) =>
        `${'$'.padEnd(sign.length)}${space}${inEnglish(number)}`,
    )
    .replace(
      behind,
      (_, number: string, scale: string, sign: string) => inEnglish(number) + scale + asDollars(sign),
    )
    .replace(words, asDollars)
  if (!withCommas.has(currency)) return signed
  return signed.replace(BARE_THOUSANDS, swapSeparators).replace(BARE_DECIMALS, swapSeparators)
}

const dollarWords = ['dollars', 'dollar', 'bucks', 'buck', 'usd', ...signsBehind.toReversed()]

/** As many letters as the word has, and as far as it goes: what belongs to a number ends where it did. */
function asDollars(word: string): string {
  if (dollarWords.includes(word.toLowerCase())) return word
  const fitting = dollarWords.find((one) => one.length <= word.length) ?? word
  return fitting.padStart(word.length)
}

const swapSeparators = (number: string) => number.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/** '1.200,50', "1'200.50" and '1 200,50' are 1,200.50, and '12,5' is 12.5; anything else stays. */
function inEnglish(number: string): string {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(number)) return swapSeparators(number)
  const grouped = number.replaceAll(/[' ](?=\d{3})/g, ',')
  return grouped.replace(/,(?=\d{1,2}$)/, '.')
}
