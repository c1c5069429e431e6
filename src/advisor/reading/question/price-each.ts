/** '18.10 x 36 minus 16%', '214 oz at 31.80, 8% under': the price of each of several, and no rate beside the percent. */
import type { Quantity } from '#advisor/understanding/reading/quantities.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

const TIMES = /^(?:x|\*|×|times)$/
const AT = /^(?:at|@|for)$/
const WEIGHED =
  /^(?:oz|ounces?|lbs?|pounds?|grams?|kilos?|kg|tons?|gal|gals|gallons?|cords?|bushels?|yards?|kwh|therms?|sq|ft|feet)$/
/** Fewer hours or pieces than this are multiplied; of more dollars a rate is taken. */
const MOST_COUNTED = 1000

const isCount = (token: Token | undefined) =>
  token?.kind === 'number' && Number(token.text.replaceAll(',', '')) < MOST_COUNTED

/** Whether a number without a sign is multiplied with a count, or stands after what is weighed. */
export function isPriceEach(tokens: readonly Token[], { first, next, percent }: Quantity): boolean {
  if (percent) return false
  const word = (at: number) => tokens[at]?.word ?? ''
  const isMultiplied =
    (TIMES.test(word(next)) && isCount(tokens[next + 1]) && word(next + 2) !== '%') ||
    (TIMES.test(word(first - 1)) && isCount(tokens[first - 2]))
  const isWeighed = AT.test(word(first - 1)) && WEIGHED.test(word(first - 2)) && isCount(tokens[first - 3])
  return isMultiplied || isWeighed
}
