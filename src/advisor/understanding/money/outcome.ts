/** 'Quilts, maybe six a year at $550, so $3,300 a year', 'rent's 2,000, so 1,200 for me': the second says what the first comes to. */
import { type Amount, isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { toCents } from '#finance/money.ts'
import { yearlyPay } from './flows.ts'

const SO = new RegExp(
  String.raw`\bso(?:,| (?:it's|its|that's|thats|it is|that is|i pay|we pay|i owe|my (?:half|share|part)(?: is|'s)?|` +
    String.raw`i'm|i|it|make it|call it|about|around|like|roughly|only|just|maybe|for|comes to|works out to))*\s*\$?$`,
  'i',
)
/** 'I make 40k and she 30k, so 70k together' */
const OF_BOTH = /^[^.;\n\d]*\b(?:total|together|combined|altogether|in all|all in|household|both|left)\b/i

/** Whether the second of two amounts says at once what comes of the first. */
export function isOutcomeOf(
  { text, amounts }: Reading,
  second: Pick<Amount, 'start' | 'end'>,
  first: Pick<Amount, 'start' | 'end'>,
): boolean {
  const isBetween = (one: Amount) => isMoneyLike(one) && one.start >= first.end && one.end <= second.start
  const between = text.slice(first.end, second.start)
  return (
    first.end <= second.start &&
    SO.test(between) &&
    !FURTHER.test(between.replace(SO, '')) &&
    !OF_BOTH.test(text.slice(second.end)) &&
    !amounts.some((one) => isBetween(one) && one.value >= SMALL)
  )
}

/** 'Six at $550, 8 weddings, so …' */
const SMALL = 100
/** Another sentence than the one that an outcome follows. */
const FURTHER = /[.!?\n]\s*[a-z]/i

/** Of pay that is said as what it is made of and as what it comes to, that which tells more exactly. */
export function withoutReckoned<One extends { amount: Amount }>(
  reading: Reading,
  judged: readonly One[],
): One[] {
  const left = new Set(
    judged.flatMap((one) => {
      const later = judged.find(
        ({ amount }) => isOutcomeOf(reading, amount, one.amount) && !isSum(amount, judged),
      )
      return later ? [isSameAgain(reading, one.amount, later.amount) ? later : one] : []
    }),
  )
  return judged.filter((one) => !left.has(one))
}

/** 'I get $2,230 and she makes $1,900, so it's $4,130' */
function isSum({ start, value }: Amount, judged: readonly { amount: Amount }[]): boolean {
  const [last, one] = judged.filter(({ amount }) => amount.start < start).toReversed()
  return last !== undefined && one !== undefined && isNear(last.amount.value + one.amount.value, value, 0.01)
}

const isNear = (one: number, other: number, by: number) => Math.abs(one - other) <= by * Math.max(one, other)

/** '$55 a game, 100 games a year. So 5,500' has no period of its own; '240 a week, so 960 a month' counts four weeks. */
function isSameAgain(reading: Reading, first: Amount, later: Amount): boolean {
  const [yearly, again] = [yearlyPay(reading, first), yearlyPay(reading, later)]
  const [period, next] = [periodOf(reading, first), periodOf(reading, later)]
  if (isNear(yearly, again, 0.01) || (next === null && isNear(yearly, toCents(later.value), 0.01)))
    return true
  return period === 'week' && next === 'month' && isNear(yearly, again, 0.1)
}
