/** '27, 58k, rent 1,250': after an age that opens a message, an amount without a name is what somebody earns. */
import type { Judged } from '#advisor/understanding/classify.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

const [LEAST, MOST] = [18_000, 400_000]
const STATED = 0.9

const OPENING = /^(?:hey|hi|hello|so|ok|well|,|!|\.|i'm|im|i|am|age)$/
const AFTER_AGE = /^(?:years?|yrs?|old|y|o|yo|m|f|male|female|single|married|here)$/
const SET_OFF = /^[,;/.|]$/

const holdings: ReadonlySet<ThingName | null> = new Set([
  'retirementAccount',
  'investments',
  'savings',
  'cash',
  'card',
  'autoLoan',
  'studentLoan',
  'mortgage',
  'debt',
  'house',
])

/** '52, 400k, 401k': the next words name what the amount is of, unless they have an amount of their own. */
function isNamedNext({ tokens, amounts }: Reading, { next }: Amount): boolean {
  const end = tokens.findIndex(({ text }, at) => at > next && SET_OFF.test(text))
  const words = tokens.slice(next + 1, end < 0 ? tokens.length : end)
  const isTold = amounts.some(
    (other) => isMoneyLike(other) && other.first > next && (end < 0 || other.first < end),
  )
  // A number that follows at once goes on with a list of numbers.
  if (isTold) return amounts.some(({ first }) => first === next + 1)
  return words[0]?.word !== 'no' && words.some(({ word }) => holdings.has(thingOf(word)))
}

const [YOUNGEST, OLDEST] = [18, 75]

/** An age, or as it is typed without any word. */
const isAge = ({ kind, value, scaled, formatted }: Amount) =>
  kind === 'age' ||
  (kind === 'bare' &&
    !scaled &&
    !formatted &&
    value >= YOUNGEST &&
    value <= OLDEST &&
    Number.isInteger(value))

/** The amount that follows an opening age, where nothing else names it. */
export function introducedPay(reading: Reading): Amount | null {
  const { tokens, amounts } = reading
  const [age, ...others] = amounts
  const amount = others.find(isMoneyLike)
  if (!age || !isAge(age) || !amount || amount.value < LEAST || amount.value > MOST) return null
  const isOpening = tokens.slice(0, age.first).every(({ word }) => OPENING.test(word))
  const isNext = tokens
    .slice(age.next, amount.first)
    .every(({ text, word }) => SET_OFF.test(text) || AFTER_AGE.test(word))
  const mark = tokens[amount.next]
  const isAlone =
    SET_OFF.test(tokens[amount.first - 1]?.text ?? '') && (mark === undefined || SET_OFF.test(mark.text))
  return isOpening && isNext && isAlone && !isNamedNext(reading, amount) ? amount : null
}

export const asIntroduced = (reading: Reading, one: Judged): Judged =>
  introducedPay(reading) === one.amount
    ? { ...one, role: 'income', certainty: Math.max(one.certainty, STATED), clarity: 1 }
    : one
