/** 'House is 320, have 40 down': homes and cars are spoken of in thousands, and what is put down on them as well. */
import { readNumbers } from './numbers.ts'
import type { SaidNumber } from './said-number.ts'

const HOMES = 'house|home|place|condo|townhouse|townhome|duplex|property|fixer|bungalow'
const CARS = 'car|truck|suv|van|minivan|pickup|vehicle|motorcycle|rv|camper'

/** Dollars that such a thing costs at most, and at least, in thousands. */
const sizes = [
  { things: HOMES, least: 40, most: 2000 },
  { things: CARS, least: 5, most: 150 },
] as const

/** Somebody buys, sells or borrows: otherwise a house of 95 may be as old. */
const TRADE =
  /\b(?:down|payments?|financ\w+|loan|apr|interest|rate|trad(?:e|ing)|mortgage|afford|buy\w*|owe|equity|worth|sell\w*|listed|asking)\b/i
const RENTED = /\brent(?:al|ing|ed|s)?\b|\blease\b/i

const ABOUT = String.raw`(?:\s+(?:about|around|like|roughly|maybe|probably|only|just))?`
const FILLER =
  "we|i|they|like|love|want|that|that's|thats|found|saw|listed|priced|going|price|now|costs?|is|are|was|at|for|[a-z]+s"
const COSTS = String.raw`(?:is|'s|s|are|was|for|costs?|runs?|goes for|worth|asking|price|listed)`

const named = (things: string) => ({
  before: new RegExp(String.raw`\b(?:${things})(?:'?s)?(?: (?:${FILLER})){0,4}? ${COSTS}${ABOUT} \$?$`, 'i'),
  after: new RegExp(
    String.raw`^ (?:dollar )?(?:${things})\b|^ (?:for|on) (?:the|a|this|that|our|my) (?:${things})\b`,
    'i',
  ),
})

/** Of a thing that the message names elsewhere: 'they want 415', 'worth 420', 'we owe 265'. */
const OF_IT = new RegExp(
  String.raw`\b(?:want(?:s|ed)?|asking|worth|valued at|apprais\w+ at|listed (?:at|for)|priced at|costs?|owe[ds]?|` +
    String.raw`sell(?:s|ing)? (?:it )?for)${ABOUT} \$?$`,
  'i',
)

/** 'Owe 240 on the house payment' */
const OF_PAYMENT = /^ (?:on|for) (?:the |my |our )?\w+ (?:payment|repair|insurance)s?\b/i

const DOWN_AFTER =
  /^(?: (?:to put|as|for(?: the| a)?))? down\b|^ (?:for )?(?:the |a )?(?:down ?payment|trade[- ]?in)\b/i
const DOWN_BEFORE = new RegExp(
  String.raw`\b(?:down ?payment|trade[- ]?in|put(?:ting)?|down)(?: (?:of|is|was|would be|down|value))*${ABOUT} \$?$`,
  'i',
)
const MOST_DOWN = 500
/** 'Put 20 down': so many percent, unless somebody has it. */
const SHARES: ReadonlySet<number> = new Set([3, 3.5, 5, 10, 15, 20, 25, 30])
const HAS = /\b(?:have|has|got|saved|ive|i've|with|cash)(?: (?:a|about|around|like|only))* \$?$/i

const PLAIN = /^\$?\d{1,4}$/
/** What follows a price, and no unit of something else. */
const ENDS = new RegExp(
  String.raw`^(?:\s*(?:[,.;:?!)\n]|$)|\s+(?:and|with|but|so|put|we|i|im|i'm|it|its|if|w|on|in|over|at|right|now|to|` +
    String.raw`as|for|down|dollar|trade|${HOMES}|${CARS})\b)`,
  'i',
)

/** The amount that a message puts down, or trades in. */
export const findDown = <Said extends SaidNumber>(text: string, numbers: readonly Said[]) =>
  numbers.find((one) => (one.kind === 'money' || one.kind === 'number') && isDown(text, one))

/** The message with the thousands of what is bought or sold, and the percent put down on it, that its writer left out. */
export function spellPurchase(text: string): string {
  if (!TRADE.test(text) || RENTED.test(text)) return text
  const size = sizes.find(({ things }) => new RegExp(String.raw`\b(?:${things})s?\b`, 'i').test(text))
  if (!size) return text
  const { before, after } = named(size.things)
  const numbers = readNumbers(text)
  const isShort = (one: SaidNumber) =>
    // 'The truck is 34' looks like an age.
    (one.kind === 'number' || one.kind === 'money' || one.kind === 'age') &&
    one.period === null &&
    PLAIN.test(one.quote) &&
    ENDS.test(text.slice(one.end))
  const isPrice = (one: SaidNumber) => {
    const [front, rest] = [text.slice(0, one.start), text.slice(one.end)]
    const isNamed = !OF_PAYMENT.test(rest) && (before.test(front) || after.test(rest) || OF_IT.test(front))
    return isShort(one) && isNamed && one.value >= size.least && one.value < size.most && !isDown(text, one)
  }
  const isWhole = (one: SaidNumber) =>
    (one.kind === 'money' || one.kind === 'number') && one.value >= size.least * 1000
  if (!numbers.some((one) => isPrice(one) || isWhole(one))) return text
  return numbers.reduceRight((said, one) => {
    const isPutDown = isShort(one) && isDown(text, one) && one.value < MOST_DOWN
    if (!isPrice(one) && !isPutDown) return said
    const isShare =
      isPutDown && size.things === HOMES && SHARES.has(one.value) && !HAS.test(text.slice(0, one.start))
    return `${said.slice(0, one.end)}${isShare ? '%' : 'k'}${said.slice(one.end)}`
  }, text)
}

const isDown = (text: string, { start, end }: SaidNumber) =>
  DOWN_AFTER.test(text.slice(end)) || DOWN_BEFORE.test(text.slice(0, start))
