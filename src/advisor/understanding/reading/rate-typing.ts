import { after, type Around, before } from './around.ts'

/** No loan that people speak of costs more a year. */
const HIGHEST_RATE = 40
/** A rate stands close behind the balance it is of. */
const BALANCE_REACH = 8
/** Less than this at a price counts things, where nothing is said to be owed. */
const LEAST_OWED = 1000
/** What says that a number is a rate stands no further from it. */
const WORD_REACH = 12

const priced =
  /^(?:shares?|stocks?|gallons?|gas|bought|sold|each|apiece|paid|hours?|hrs?|wage|wages|works?|job|hourly|pays?|gpa|miles?|acres?)$/
const unitAfter =
  /^(?:a|an|per|each|every|\/|hr|hrs|hour|hours|hourly|k|grand|bucks|dollars|million|percent)$/
const rateWords = /^(?:variable|apr|interest|rate|rates|refi|refi'd|refinanced|percent|%)$/
const owed = new RegExp(
  [
    String.raw`^(?:owe|owes|owed|owing|loan|loans|mortgage|balance|card|visa|mastercard|amex|discover|left|heloc|debt|`,
    String.raw`drawn|borrowed|note|financed|house)$`,
  ].join(''),
)

/** A rate without its sign: 'the card, 5,540 at 25.49', 'APR 27.99', 'mortgage 152k, 3.875'. */
export function isUnmarkedRate(around: Around): boolean {
  const { value, inWords, scaled } = around.quantity
  if (inWords || scaled || value <= 0 || value >= HIGHEST_RATE) return false
  if (unitAfter.test(after(around)?.word ?? '')) return false
  if (Number.isInteger(value)) return isOtherOne(around)
  return (
    isCalledRate(around) ||
    isAtBalance(around) ||
    isInEighths(around) ||
    isAmongRates(around) ||
    isListed(around)
  )
}

/** 'The rate is 21': called so, a whole number is neither an age nor a day; 'apr 24' may be one of April. */
export function isNamedRate(around: Around): boolean {
  const { value, inWords, scaled, currency } = around.quantity
  if (inWords || scaled || currency || value <= 0 || value >= HIGHEST_RATE) return false
  const [previous, next] = [before(around)?.word ?? '', after(around)?.word ?? '']
  return isCalledRate(around) && previous !== 'apr' && !unitAfter.test(next)
}

const wordsBefore = ({ tokens, quantity: { first } }: Around, reach: number) =>
  tokens.slice(Math.max(0, first - reach), first)

/** 'APR 27.99', 'the rate is 6.08', 'the rate's 6.9' */
function isCalledRate({ tokens, quantity: { first } }: Around): boolean {
  const at = /^(?:is|of|at|:|was|=)$/.test(tokens[first - 1]?.word ?? '') ? first - 2 : first - 1
  const isOfPay = /^(?:hourly|pay|day|daily|bill|billing|labor|overtime)$/.test(tokens[at - 1]?.word ?? '')
  return /^(?:apr|interest|rate|rate's|apr's)$/.test(tokens[at]?.word ?? '') && !isOfPay
}

/** '5,540 on the card at 25.49', '4,310 @ 29.24'; '120 boxes at 17.99' have a price. */
function isAtBalance(around: Around): boolean {
  if (!/^(?:at|@)$/.test(before(around)?.word ?? '')) return false
  const earlier = wordsBefore(around, BALANCE_REACH)
  const isOwed = earlier.some(({ word }) => owed.test(word))
  return (
    !earlier.some(({ word }) => priced.test(word)) &&
    earlier.some(({ text }) => sizeOf(text) >= (isOwed ? 100 : LEAST_OWED))
  )
}

const sizeOf = (text: string) => (/^\d/.test(text) ? Number(text.replaceAll(',', '')) : 0)

/** '3.875', '6.125': only rates of mortgages have three places. */
const isInEighths = (around: Around) =>
  /^\d{1,2}\.(?:125|375|625|875)$/.test(around.tokens[around.quantity.first]?.text ?? '') &&
  !wordsBefore(around, BALANCE_REACH).some(({ word }) => priced.test(word))

/** 'Variable, it's 9.1 this month', 'it isn't 24% APR, they told me 21.4' */
function isAmongRates(around: Around): boolean {
  const { tokens, quantity } = around
  if (quantity.currency) return false
  const near = tokens.slice(Math.max(0, quantity.first - WORD_REACH), quantity.next + WORD_REACH)
  return near.some(({ word }) => rateWords.test(word)) && !near.some(({ word }) => priced.test(word))
}

const isEnd = (around: Around) => {
  const next = after(around)
  return !next || next.kind === 'break' || /^(?:[,.;:)/]|and|fixed|so)$/.test(next.word)
}

/** 'We owe 389k on the house, 6.25, and …': a fraction by itself after what is owed. */
function isListed(around: Around): boolean {
  if (!/^(?:[,(;]|-)$/.test(before(around)?.text ?? '') || !isEnd(around)) return false
  const earlier = wordsBefore(around, WORD_REACH)
  const isLarge = earlier.some(
    ({ text }, at) => sizeOf(text) >= 1000 || (sizeOf(text) > 0 && /^k$/.test(earlier[at + 1]?.word ?? '')),
  )
  return (
    isLarge && earlier.some(({ word }) => owed.test(word)) && !earlier.some(({ word }) => priced.test(word))
  )
}

/** 'The Visa is 18%, the other one 26.' */
function isOtherOne(around: Around): boolean {
  const earlier = wordsBefore(around, WORD_REACH).map(({ word }) => word)
  return (
    /\bthe (?:other|second)(?: one| card| loan)?(?: is| at| 's| has)?$/.test(earlier.join(' ')) &&
    earlier.some((word) => word === '%' || word === 'percent') &&
    isEnd(around)
  )
}
