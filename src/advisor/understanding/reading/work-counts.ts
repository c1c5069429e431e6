import { isCountOfPieces } from './piece-counts.ts'
import { after, type Around, before } from './around.ts'
import type { Token } from './tokens.ts'

/** '14 on 14 off', '2 weeks on, 2 off' */
export function isOnAndOff(around: Around): boolean {
  const { value, formatted, scaled } = around.quantity
  if (formatted || scaled || value > 60) return false
  const words = around.tokens
    .slice(Math.max(0, around.quantity.first - 5), around.quantity.next + 5)
    .map(({ word }) => word)
    .join(' ')
  return /\b\d+(?: days?| weeks?)? on (?:, |\/ |and )?\d+(?: days?| weeks?)? off\b/.test(words)
}

/** 'Three 12s a week'; 'my 30s' is an age. */
export function isLongShift(around: Around): boolean {
  const next = after(around)
  return (
    next?.word === 's' &&
    next.start === around.quantity.end &&
    around.quantity.value <= 14 &&
    !around.quantity.scaled
  )
}

const by = /^(?:a|an|per|each|every|\/)$/

/** '16.50 an hour, 40 a week': the hours, not money. */
export function isHoursOfWage(around: Around): boolean {
  const { tokens, quantity } = around
  const { value, formatted, scaled, first } = quantity
  if (formatted || scaled || value > 84) return false
  if (isAfterHours(tokens, first)) return true
  const isTimes = /^(?:x|×|\*)$/.test(before(around)?.word ?? '')
  if (isTimes && /^(?:hours?|hr|hrs|h)$/.test(before(around, 2)?.word ?? '')) return true
  const earlier = tokens.slice(Math.max(0, first - HOURS_REACH), first)
  if (isBesideOvertime(around) && earlier.some(({ word }) => /^(?:hours?|hr|hrs|hourly)$/.test(word)))
    return true
  if (!by.test(after(around)?.word ?? '')) return false
  if (!/^(?:week|wk)$/.test(after(around, 1)?.word ?? '')) return false
  // 'Cigarettes 70 a week' is a cost.
  if (
    !/^(?:,|and|for|about|around|do|work|working|x|at|like|usually|only|-|\/|get|i'm|for about)$/.test(
      before(around)?.word ?? '',
    )
  )
    return false
  return (
    !earlier.some(({ text }) => text === '.') &&
    earlier.some(
      ({ word }, at) => /^(?:hours?|hr|hourly)$/.test(word) && !/^\d+$/.test(earlier[at - 1]?.word ?? ''),
    )
  )
}

const OVERTIME = /^(?:plus|and|\+|&) (?:\D*)\d+ (?:hours? |hrs? )?(?:of )?(?:overtime|ot|extra)\b/

/** '19 an hour, usually 40 plus like 6 hours overtime' */
const isBesideOvertime = ({ tokens, quantity: { next } }: Around) =>
  OVERTIME.test(
    tokens
      .slice(next, next + HOURS_REACH)
      .map(({ word }) => word)
      .join(' '),
  )

/** What becomes of hours, before their new number. */
const MOVED = new RegExp(
  String.raw`\b(?:hours|hrs)(?: (?:got|get|were|was|are|been|have|went|just|is))*` +
    String.raw`(?: (?:cut|dropped|reduced|slashed|went|bumped|moved|lowered|raised|down|back|up))*` +
    String.raw`(?: from \S+(?: (?:hours|hrs))?(?: (?:down|up|back))?)? to(?: (?:only|just|about|like))?$`,
)
const MOVED_REACH = 10

/** 'My hours got cut to 25', 'they cut my hours from 40 to 28' */
export const isAfterHours = (tokens: readonly Token[], first: number) =>
  MOVED.test(
    tokens
      .slice(Math.max(0, first - MOVED_REACH), first)
      .map(({ word }) => word)
      .join(' '),
  )

/** A wage and its hours stand close together. */
const HOURS_REACH = 12

/** What stands between a wage and the hours that it is paid for. */
const WAGE_BY =
  /(?:\$ ?(?:[1-9]\d|[789])(?:\.\d{1,2})?|(?:^|\s)(?:[1-9]\d|[789])\.\d{2}) ?(?:\/ ?hr |an hour )?(?:x|×|\*|by|at)$/
const HOURS_CALLED = /\b(?:hours|hrs)(?: ?(?:\/|a|per|each) ?(?:week|wk))? ?[:=]?$/
const [FEWEST_HOURS, MOST_HOURS] = [15, 80]

/** '33.45 at 40', '$20.40 x 40', 'wage 18.90, hrs 35': the hours of a week beside what one pays. */
export function isHoursBesideWage(
  tokens: readonly Token[],
  { first, next, value, currency }: Hours,
): boolean {
  if (currency || value < FEWEST_HOURS || value > MOST_HOURS) return false
  if (/^(?:%|percent|k|years?|months?|-|to|a|each)$/.test(tokens[next]?.word ?? '')) return false
  const words = tokens.slice(Math.max(0, first - WAGE_REACH), first).map(({ word }) => word)
  const said = words.join(' ')
  return WAGE_BY.test(said) || HOURS_CALLED.test(said)
}
type Hours = Pick<Around['quantity'], 'first' | 'next' | 'value' | 'currency'>
const WAGE_REACH = 6

/** 'Thirty squares a week', '$20 a walk, 15 walks a week': so many of something, not so much. */
export function isPiecework(around: Around): boolean {
  const { value, inWords, scaled } = around.quantity
  const noun = after(around)?.word ?? ''
  // 'four 10-hour shifts', 'five nines'
  if (value <= 7 && Number.isInteger(value) && isShiftLength(around)) return true
  if (!inWords) return isCountOfPieces(around)
  return (
    !scaled &&
    value < 100 &&
    /^[a-z]{3,}s$/.test(noun) &&
    by.test(after(around, 1)?.word ?? '') &&
    /^(?:day|week|month|year|shift)$/.test(after(around, 2)?.word ?? '')
  )
}

function isShiftLength(around: Around): boolean {
  const [next, later, last] = [after(around), after(around, 1), after(around, 2)]
  if (/^(?:eights|nines|tens|twelves)$/.test(next?.word ?? '')) return true
  const unit = later?.text === '-' ? last : later
  const isLength = next?.kind === 'number' || /^(?:six|eight|nine|ten|eleven|twelve)$/.test(next?.word ?? '')
  return isLength && /^(?:hours?|hr|s)$/.test(unit?.word ?? '')
}
