import type { Expected } from './asked.ts'
import { SAVE } from './certainty.ts'
import type { Judged } from './classify.ts'
import { isOther, isPartner, subjectOf } from './people.ts'
import { isMoneyLike, type Reading } from './reading.ts'
import type { Role } from './roles.ts'
import { thingOf } from './things.ts'

/** Words that an answer may have around its number without being about anything of its own. */
const filler =
  /^(?:a|an|the|of|so|um|uh|er|well|oh|ok|okay|yes|yeah|yep|hmm|hm|lol|tbh|honestly|about|around|roughly|approx|approximately|like|maybe|probably|perhaps|almost|nearly|close|to|just|only|exactly|over|under|bit|little|more|less|or|give|take|ish|i'd|i|say|guess|think|believe|suppose|it's|its|it|is|that's|thats|be|would|call|my|me|we|our|us|in|at|for|per|each|every|month|months|monthly|mo|year|yearly|yr|annually|annual|week|weekly|wk|hour|hourly|hr|day|total|altogether|right|now|currently|today|these|days|dollars|bucks|usd|grand|k|before|after|taxes|tax|gross|net|home|all|and|then|there|though|please|thanks|sir)$/
/** More words than this say something of their own. */
const MOST_OWN_WORDS = 2
/** A short phrase without a verb may still answer: 'a new roof, 14k'. */
const MOST_WORDS = 10

/** What the amounts of an answer may be by themselves. */
const kin: Partial<Record<Expected['role'], readonly Role[]>> = {
  income: ['income'],
  expenseTotal: ['expenseTotal', 'expenseItem'],
  savings: ['savings', 'asset', 'goalCurrent'],
  asset: ['asset', 'savings'],
  debtTotal: ['debtTotal', 'liability'],
}
const amountsCover = ({ amounts, periods }: Reading, at: number) =>
  amounts.some(({ first, next }) => at >= first && at < next) ||
  periods.some(({ first, next }) => at >= first && at < next)

function ownWords(reading: Reading): string[] {
  return reading.tokens
    .filter(({ kind, word }, at) => kind === 'word' && !filler.test(word) && !amountsCover(reading, at))
    .map(({ word }) => word)
}

/** Nothing but a number: what it is of can only be what was asked. A goal needs a name. */
export function isBareAnswer(reading: Reading, { role }: Expected, judged: readonly Judged[]): boolean {
  if (role === 'goals' || isAsking(reading) || pointing.test(reading.text)) return false
  const words = ownWords(reading)
  if (words.length === 0) return true
  const isElse = judged.some((one) => one.certainty >= SAVE && !(kin[role] ?? []).includes(one.role))
  return (
    !isElse &&
    words.length <= MOST_OWN_WORDS &&
    words.every((word) => thingOf(word) === null && !isOther(word) && !isPartner(word))
  )
}

/** A short phrase that says nothing by itself, so that it may be meant as the answer. */
export function mayAnswer(reading: Reading): boolean {
  const words = reading.tokens.filter(({ kind }) => kind === 'word')
  const money = reading.amounts.filter(isMoneyLike)
  const [amount, another] = money
  if (!amount || another || amount.value === 0) return false
  return words.length <= MOST_WORDS && !isAsking(reading) && subjectOf(reading, amount.sentence) !== 'other'
}

/** Speaks of what was said before. */
const pointing =
  /\b(?:it|it's|that|that's|they|no|not|nah|wait|actually|sorry|i mean|meant|meaning|instead|other|also|plus|too|lol)\b|\+/i

const isAsking = ({ text, sentences }: Reading) =>
  sentences.some(({ isQuestion }) => isQuestion) || /\b(?:if|suppose|imagine)\b/i.test(text)
