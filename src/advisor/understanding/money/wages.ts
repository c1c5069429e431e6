import { ASK } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { hoursAWeek, hoursOfShifts } from './hours.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { type Amount, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isHoursBesideWage } from '#advisor/understanding/reading/work-counts.ts'
import { weighedAs } from '#advisor/understanding/reading/weighed.ts'
import { timesAYear } from './times.ts'

/** How sure it is that what is paid by the hour or the piece, so often, is pay. */
const STATED = 0.9
/** From this on the judge knows who is paid. */
const SURE = 0.95
/** Few wages are higher. */
const HIGHEST_WAGE = 150

/** The user pays, or somebody is paid by them. */
const paying = new RegExp(
  [
    String.raw`\b(?:(?:i|we|to|and|i'm|we're) (?:pay|paying|spend|spending|give|owe)|costs?|charges? (?:me|us)|sitter|`,
    String.raw`nanny|(?<!\b(?:i|i also|and) )tutor|daycare|lessons? for|rent|bill|hotel|airbnb)\b`,
  ].join(''),
)
const earning = new RegExp(
  [
    String.raw`\b(?:pays? (?:me|us)|paying me|i (?:charge|make|earn|average|clear|haul|deliver)|`,
    String.raw`we (?:make|earn|clear|harvest)|deliver|driving|my (?:pay|wage|share|rate)|tips|teaching|customers|clients)\b`,
  ].join(''),
)

const weekly = /\b(?:hours?|hrs?) (?:a|per|each|every|in a|\/) (?:week|wk)\b/
const paidByUser = /\b(?:i|we) pay (?:the|our|my|a|an|her|him) (?:\w+ ){0,2}(?:\$ ?)?$/

const byUser =
  'therapist|counselor|psychologist|psychiatrist|chiropractor|dentist|doctor|dermatologist|acupuncturist|' +
  'masseuse|trainer|tutor|sitter|babysitter|nanny|cleaner|housekeeper|cleaning lady|maid|gardener|landscaper|' +
  'dog walker|groomer|barber|hairdresser|stylist|nail lady|lawyer|attorney|vet|lawn guy|pool guy|mechanic|' +
  'piano teacher|coach'
/** Somebody who works for the user, and what it costs: 'the therapist is 150 a session'. */
const hired = new RegExp(
  `(?:^|[,;] |\\b(?:and|my|our|the|a) )(?:\\w+ )?(?:${byUser})(?: (?:is|costs|charges|runs|gets|` +
    `wants)(?: (?:me|us|like|about|around))*)? ?$`,
)
/** 'I am a therapist, 150 a session' */
const ownTrade = /\b(?:i'm|im|i am|i work as|as|being|for) (?:an?|the|my) (?:\w+ )?\w+ ?$/
/** '150 a session, I go every other week' */
const goingThere =
  /\b(?:a|per|each|every) (?:session|visit|class|lesson|appointment|time|round)\b.*\b(?:i|we) (?:go|see (?:him|her|them))\b/
/** '4 kids, 50 a week allowance each' */
const pocketMoney =
  /\b(?:kids?|children|sons?|daughters?|boys|girls)\b.*\ballowances?\b|\ballowances?\b.*\b(?:kids?|children|each)\b/

/** 'Four blocks a week at $88', '30 hours a week at $22.50': so much each time and how often is what somebody earns. */
export function asWage(reading: Reading, one: Judged): Judged {
  const { amount } = one
  const { first = 0, next = 0 } = reading.sentences[amount.sentence] ?? {}
  const wordsOf = (from: number, to: number) => reading.tokens.slice(from, to).map(({ word }) => word)
  const before = wordsOf(first, amount.first)
  const period = periodOf(reading, amount)
  if (one.role === 'income' && period === 'hour' && paidByUser.test(`${before.join(' ')} `))
    return { ...one, role: 'expenseItem' }
  const text = wordsOf(first, next).join(' ')
  // 'I tutor 35/hr, 12 hrs a week'
  const isSure = (weighedAs(reading, amount, 'income') ?? 0) >= SURE
  if (!isSure && (isHired(before.join(' '), text) || isPocketMoney(text)))
    return one.role === 'income' ? { ...one, role: 'expenseItem' } : one
  if (one.role === 'income' && one.certainty >= STATED) return one
  if (paying.test(text) || before.some((word) => isOther(word))) return one
  const isHourly =
    amount.value <= HIGHEST_WAGE &&
    (period === 'hour' ||
      (period === null && (amount.currency || isCents(amount) || before.at(-1) === 'at'))) &&
    (weekly.test(text) || hoursOfShifts(reading, amount) !== null || isByHours(reading, amount)) &&
    hoursAWeek(reading, amount) !== null
  const isLikely = one.role === 'income' && one.certainty >= ASK
  const isPiece = (isLikely || earning.test(text)) && timesAYear(reading, amount) !== null
  return isHourly || isPiece
    ? { ...one, role: 'income', certainty: Math.max(one.certainty, STATED), clarity: 1 }
    : one
}

/** '24.50' */
const isCents = ({ value, formatted }: Amount) =>
  !formatted && !Number.isInteger(value) && value >= LOWEST_WAGE
const LOWEST_WAGE = 7

/** '$20.40 x 40', '33.45 at 40': its hours follow at once. */
const isByHours = ({ tokens, amounts }: Reading, { next }: Amount) => {
  const hours = amounts.find(({ first }) => first > next && first <= next + 1)
  return hours?.kind === 'duration' && isHoursBesideWage(tokens, hours)
}

const isHired = (before: string, text: string) =>
  (hired.test(before) && !ownTrade.test(before)) || (goingThere.test(text) && !earning.test(text))

const isPocketMoney = (text: string) =>
  pocketMoney.test(text) && !/\b(?:i|we) (?:get|got|receive)\b/.test(text)
