import { after, type Around, before } from './around.ts'
import { isAge } from './age-typing.ts'
import { isAgeAndSex } from './opening-age.ts'
import { isNamedRate, isUnmarkedRate } from './rate-typing.ts'
import type { Quantity } from './quantities.ts'
import {
  afterAmount,
  amountName,
  beforeYear,
  accountNumbers,
  countedThings,
  durationUnits,
  measures,
  months,
  street,
} from './typing-words.ts'
import { thingOf } from './things.ts'
import type { Token } from './tokens.ts'
import { isHoursBesideWage, isHoursOfWage, isLongShift, isOnAndOff, isPiecework } from './work-counts.ts'

/** What a number counts. `bare` may still be money: only its surroundings can tell. */
export type Kind =
  | 'money'
  | 'bare'
  | 'percent'
  | 'age'
  | 'duration'
  | 'year'
  | 'date'
  | 'time'
  | 'count'
  | 'measure'
  | 'account'
  | 'identifier'
  | 'ordinal'
  | 'ratio'

/** A number of the message with what it counts, and the sentence it stands in. */
export interface Amount extends Quantity {
  kind: Kind
  sentence: number
  /** Among how many the cost was divided that was told. */
  share?: number
}

/** Nobody has ten billion; such numbers are those of cards and accounts. */
const BEYOND_MONEY = 1e10

/** In order: the first rule that knows says what the number is. */
const rules: [Kind, (around: Around) => boolean][] = [
  ['percent', ({ quantity }) => quantity.percent],
  ['account', isAccountName],
  ['identifier', ({ quantity }) => !(quantity.value < BEYOND_MONEY)],
  ['money', ({ quantity }) => quantity.currency],
  ['identifier', isPhoneNumber],
  ['identifier', isPartOfName],
  ['duration', isOnAndOff],
  ['duration', isLongShift],
  ['age', isAgeAndSex],
  ['ordinal', isOrdinal],
  ['time', isTime],
  ['ratio', isRatio],
  ['percent', isNamedRate],
  ['date', isDate],
  ['duration', ({ tokens, quantity }) => isHoursBesideWage(tokens, quantity)],
  ['age', isAge],
  [
    'measure',
    (around) =>
      measures.test(after(around)?.word ?? '') ||
      (after(around)?.text === '-' && measures.test(after(around, 1)?.word ?? '')),
  ],
  ['duration', isDuration],
  ['duration', isHoursOfWage],
  ['count', isPiecework],
  ['percent', isUnmarkedRate],
  ['identifier', isIdentifier],
  ['year', isYear],
  ['money', ({ quantity }) => quantity.scaled || (quantity.formatted && quantity.value >= 20)],
  ['count', isCounted],
]

export function kindOf(tokens: Token[], quantity: Quantity): Kind {
  const around = { tokens, quantity }
  return rules.find(([, applies]) => applies(around))?.[0] ?? 'bare'
}

/** From this on a count takes the plural: '610 car' are two things of a list. */
const MANY = 20
const PLURAL = /s$|^(?:children|people|grandchildren|head|family|household|percent|st|nd|rd|th|x)$/

function isCounted(around: Around): boolean {
  const word = after(around)?.word ?? ''
  const { value } = around.quantity
  return countedThings.test(word) && value < 1000 && (value < MANY || PLURAL.test(word))
}

/** 401k, 401(k), 403b, 457, 529: names of accounts, unless a currency sign says otherwise. */
function isAccountName({ tokens, quantity }: Around): boolean {
  if (quantity.currency) return false
  const number = Number(tokens[quantity.first]?.text)
  if (!accountNumbers.has(number)) return false
  if (number === 401 || number === 403 || number === 457) {
    const rest = tokens
      .slice(quantity.first + 1, quantity.first + 4)
      .map((token) => token.word)
      .join('')
    return /^(?:\(?[kb]\)?)/.test(rest) || number !== 401
  }
  return !quantity.scaled
}

const phoneNumber = /^\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}$/
/** Tokens of '(415) 555-0134'. */
const LONGEST_PHONE_NUMBER = 7

/** 415-555-0134, of which 415-555 is no range. */
function isPhoneNumber({ tokens, quantity }: Around): boolean {
  if (!/^[\d.]{3,7}$/.test(tokens[quantity.first]?.text ?? '')) return false
  for (let first = quantity.first - LONGEST_PHONE_NUMBER + 1; first <= quantity.first; first += 1)
    for (let length = 3; length <= LONGEST_PHONE_NUMBER; length += 1)
      if (
        first + length >= quantity.next &&
        phoneNumber.test(spelled(tokens.slice(Math.max(0, first), first + length)))
      )
        return true
  return false
}

const spelled = (tokens: readonly Token[]) =>
  tokens
    .map(({ text, end }, at) => (tokens[at + 1] && (tokens[at + 1]?.start ?? 0) > end ? `${text} ` : text))
    .join('')

/** F150, RAV4, CR-V2, S&P 500: a number grown together with letters. */
function isPartOfName(around: Around): boolean {
  const { quantity, tokens } = around
  if (quantity.scaled && !/^[mk]$/.test(tokens[quantity.next - 1]?.word ?? '')) return false
  const previous = before(around)
  if (previous?.kind === 'word' && previous.end === quantity.start) return true
  const earlier = before(around, 2)
  if (previous?.text === '-' && previous.end === quantity.start && earlier?.end === previous.start)
    return earlier.kind === 'word' && earlier.word.length <= 3
  return quantity.value === 500 && /^(?:p|fortune|sp)$/.test(previous?.word ?? '')
}

function isOrdinal(around: Around): boolean {
  const next = after(around)
  return next !== undefined && /^(?:st|nd|rd|th)$/.test(next.word) && next.start === around.quantity.end
}

function isTime(around: Around): boolean {
  const next = after(around)
  if (next && /^(?:am|pm|a\.m|p\.m|o'clock)$/.test(next.word) && around.quantity.value <= 12.6) return true
  const colon =
    next?.text === ':' && next.start === around.quantity.end && after(around, 1)?.kind === 'number'
  const minute =
    before(around)?.text === ':' && before(around, 2)?.kind === 'number' && around.quantity.value < 60
  return (colon && around.quantity.value < 25) || (minute && before(around)?.end === around.quantity.start)
}

/** 50/50, 28/36, 24/7, 112-98 */
function isRatio(around: Around): boolean {
  const { quantity } = around
  const slashAfter =
    after(around)?.text === '/' &&
    after(around, 1)?.kind === 'number' &&
    after(around)?.start === quantity.end
  const slashBefore =
    before(around)?.text === '/' &&
    before(around, 2)?.kind === 'number' &&
    before(around)?.end === quantity.start
  return (slashAfter || slashBefore) && !quantity.scaled && !quantity.formatted
}

function isDate(around: Around): boolean {
  const { value, formatted, scaled } = around.quantity
  if (formatted || scaled || value > 31 || !Number.isInteger(value)) return false
  return months.test(before(around)?.word ?? '') || months.test(after(around)?.word ?? '')
}

function isDuration(around: Around): boolean {
  const [next, later] = [after(around), after(around, 1)]
  // '60 equal monthly payments'
  if (/^(?:equal|monthly|more|regular|remaining)$/.test(next?.word ?? '') && around.quantity.value < 500) {
    const words = [later?.word ?? '', after(around, 2)?.word ?? '']
    if (words.some((word) => /^(?:payments?|installments?)$/.test(word))) return true
  }
  // 'At 6.5 payment 340' counts no payments.
  if (next?.word === 'payment' && (later?.kind === 'number' || !Number.isInteger(around.quantity.value)))
    return false
  if (durationUnits.test(next?.word ?? ''))
    return !/^(?:payments?|(?:pay)?checks?)$/.test(next?.word ?? '') || around.quantity.value < 400
  return next?.text === '-' && durationUnits.test(later?.word ?? '')
}

/** '1350 Oak Street' */
const isAddress = (around: Around) =>
  /^\p{Lu}/u.test(after(around)?.text ?? '') &&
  [1, 2].some(
    (step) =>
      street.test(after(around, step)?.word ?? '') && /^\p{Lu}/u.test(after(around, step)?.text ?? ''),
  )

const SHORTEST_NUMBER = 1_000_000

function isIdentifier(around: Around): boolean {
  if (around.quantity.scaled) return false
  if (isAddress(around) || /^(?:room|suite|gate|seat)$/.test(before(around)?.word ?? '')) return true
  const [previous, earlier] = [before(around)?.word ?? '', before(around, 2)?.word ?? '']
  if (
    previous === '#' ||
    // 'Rent for the new apt 1,520': no door has such a number.
    (!around.quantity.formatted && previous === 'apt') ||
    /^(?:zip|zipcode|ssn|fico|score|unit|flight|route|hwy|i|ending|channel)$/.test(previous)
  )
    return previous !== 'i'
  // 'My phone is 60' is what it costs: a number to call has more digits.
  if (earlier === 'phone' && around.quantity.value < SHORTEST_NUMBER) return false
  return (
    /^(?:is|of|in|was|code|at)$/.test(previous) &&
    /^(?:zip|zipcode|ssn|score|fico|phone|code|pin|id)$/.test(earlier)
  )
}

const DAY_BEFORE = /^\d{1,2}(?:st|nd|rd|th)?$/

/** 'June 12, 2027' */
function isAfterDay(around: Around): boolean {
  const words = [1, 2, 3, 4].map((step) => before(around, step)?.text ?? '')
  const [day = '', ...earlier] = words.filter((word) => !/^(?:,|st|nd|rd|th)$/i.test(word))
  return DAY_BEFORE.test(day) && months.test((earlier[0] ?? '').toLowerCase())
}

function isYear(around: Around): boolean {
  const { value, formatted, scaled, currency, inWords } = around.quantity
  // 'nineteen eighty-four'
  const isSpoken = inWords && value >= 1900 && value < 2000
  if (formatted || (scaled && !isSpoken) || currency || !Number.isInteger(value)) return false
  if (before(around)?.text === "'" && value < 100) return true
  if (value < 1940 || value > 2075) return false
  if (isAfterDay(around)) return true
  // 'My 2000 tax refund': a round amount before what is an amount by its name.
  const isNamed = [0, 1].some((steps) => amountName.test(after(around, steps)?.word ?? ''))
  if (isNamed && value % 50 === 0) return false
  const previous = before(around)?.word ?? ''
  if (/^(?:unti?ll?|till?|thru|through)$/.test(previous)) return true
  if (beforeYear.test(previous)) return true
  // 'The youngest graduates, that's 2031.'
  if (/^(?:that's|thats)$/.test(previous) && value > 2025 && value % 50 !== 0)
    return !/^(?:a|an|per|each|every|all|total|left|\/|monthly|for|on)$/.test(after(around)?.word ?? '')
  if (months.test(previous) || /^(?:for|\()$/.test(previous))
    return !/^(?:a|per|\/|each|monthly|mo)$/.test(after(around)?.word ?? '')
  if (thingOf(previous) === 'vehicle') return true
  const next = after(around)?.word ?? ''
  return /^[a-z]{3,}$/.test(next) && !afterAmount.test(next)
}
