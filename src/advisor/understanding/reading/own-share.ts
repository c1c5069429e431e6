import type { SaidPeriod } from './periods.ts'
import { thingOf } from './things.ts'
import type { Amount } from './typing.ts'

/** Parts that somebody has of a cost. */
const PART = 'half|third|quarter|share|part|portion|end|cut'

/** 'My half is', 'my share of that comes to' */
const MY_PART = new RegExp(String.raw`\b(?:my|our) (?:own )?(?:${PART})\b[^.?!,;\d]{0,24}$`, 'i')
/** '650 is mine', '800 for me', '20 each' */
const IS_MINE = new RegExp(
  String.raw`^ ?(?:(?:is|are|for|on|from|=) )?(?:mine|me|each|apiece|a person|per person|my (?:${PART}))\b`,
  'i',
)
/** 'I only pay', 'I cover': what follows is a part where the whole is said to be shared. */
const I_PAY =
  /\b(?:i|we)(?:'m| am)? (?:only |just )?(?:pay|paying|cover|do|chip in|put in|kick in)(?: (?:about|around|like))? \$?$/i
/** 'I split it with a neighbor so 40', 'so thats 40' */
const SO_MUCH = /\bso(?: (?:its|it's|thats|that's|just|only|like|about))* \$?$/i
/** 'I pay 200 for electric' is of something else. */
const OF_ELSE = /^ ?(?:for|in|on|toward|towards|to) (?!me\b)/i

const OF_IT = /^ ?of (?:it|that)\b/i

const SHARED =
  /\b(?:split\w*|room ?mates?|half|halves|shar(?:e[ds]?|ing)|(?:\w+) (?:of us|ways)|between us|the (?:rest|other)|of it)\b/i

/** Less is no part of that, but something else. */
const LEAST_SHARE = 0.05

/** '2 of us', 'split 3 ways': how many share it. */
const HOW_MANY = /^ ?(?:of us|ways|people|roommates?)\b/i

/** 'Rent is 1,300 with a roommate so 650 is mine': both numbers are one amount, the user's part of what several pay. */
export function withOwnShares(
  text: string,
  amounts: readonly Amount[],
  periods: readonly SaidPeriod[],
  sentenceEnd: (at: number) => number,
) {
  // 'My half is 90' looks like an age.
  const money = amounts.filter(
    ({ kind, inWords, end }) =>
      /^(?:money|bare|age)$/.test(kind) && !inWords && !HOW_MANY.test(text.slice(end)),
  )
  const shares = new Map<Amount, Amount>()
  for (const [at, whole] of money.entries()) {
    const part = money[at + 1]
    if (part && !isTaken(shares, whole) && isOwnShare(text, whole, part, sentenceEnd(part.sentence)))
      shares.set(whole, part)
  }
  // The part and what stands before it, how many share it, are no amounts of their own.
  const isWithin = ({ start, end }: Amount) =>
    [...shares].some(([whole, part]) => start > whole.start && end <= part.end)
  return amounts
    .filter((amount) => !isWithin(amount))
    .map((amount) => {
      const part = shares.get(amount)
      if (!part) return amount
      const [ofIt = ''] = OF_IT.exec(text.slice(part.end)) ?? []
      const { value, low, high } = part
      // '1,900 a year, my half is 950': how often it is paid may stand between them, and is read behind the first.
      const isPeriodBetween = periods.some(({ first }) => first >= amount.next && first < part.first)
      const next = isPeriodBetween ? amount.next : part.next
      return { ...amount, value, low, high, next, end: part.end + ofIt.length }
    })
}

const isTaken = (shares: ReadonlyMap<Amount, Amount>, amount: Amount) => [...shares.values()].includes(amount)

const thingsIn = (words: string) =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => thingOf(word))
    .filter((thing) => thing !== null)

/**
 * 'Rent 925, that's my half, phone 55', 'rent is 900, my half of utilities 95': another thing stands right before the
 * second. What the first is must be said, too: a pay or a price is nothing that several share.
 */
function isOfElse(before: string, between: string): boolean {
  const part = between.search(MY_PART)
  const [left, right] =
    part < 0 ? [between.replace(I_PAY, ''), ''] : [between.slice(0, part), between.slice(part)]
  const [own = '', ...others] = left.split(/[.,;!?]|\b(?:and|but|so)\b/i)
  const whole = new Set([...thingsIn(before), ...thingsIn(own)])
  return whole.size === 0 || thingsIn(`${others.at(-1) ?? ''} ${right}`).some((thing) => !whole.has(thing))
}

const clauseBefore = (text: string, at: number) => /[^.,;!?]*$/.exec(text.slice(0, at))?.[0] ?? ''

function isOwnShare(text: string, whole: Amount, part: Amount, end: number): boolean {
  const isPart = whole.kind !== 'age' && part.value < whole.value && part.value >= whole.value * LEAST_SHARE
  if (!isPart || part.sentence - whole.sentence > 1) return false
  const between = text.slice(whole.end, part.start)
  const behind = text.slice(part.end, end)
  if (OF_ELSE.test(behind) || isOfElse(clauseBefore(text, whole.start), between)) return false
  if (MY_PART.test(between)) return true
  const isShared = SHARED.test(text.slice(Math.max(0, whole.start - 40), end))
  return IS_MINE.test(behind)
    ? isShared || /\bso\b/i.test(between)
    : isShared && (I_PAY.test(between) || SO_MUCH.test(between))
}
