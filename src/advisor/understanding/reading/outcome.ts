/** 'Rent's 2,000, so 1,200 for me': the second of two amounts says what comes of the first. */
import { type Amount, isMoneyLike, type Reading } from './reading.ts'

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
