import type { Hearing } from '#advisor/advisor.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Change } from '#advisor/facts.ts'
import type { Expected } from './asked.ts'
import { goesOn, isPriced } from './goes-on.ts'
import { subjectOf } from '#advisor/understanding/people.ts'
import {
  isMoneyLike,
  periodOf,
  type Reading,
  readMessage,
  type Sentence,
} from '#advisor/understanding/reading/reading.ts'
import { isOfOneMonth } from '#advisor/understanding/money/one-month.ts'
import { isGoingIn } from '#advisor/understanding/money/put-in.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { isSpare } from '#advisor/understanding/vetoes.ts'
import { startsWithPeriod } from '#advisor/understanding/later/segments.ts'

/** Words that an answer may have around its number without being about anything of its own. */
const filler = new RegExp(
  [
    String.raw`^(?:a|an|the|of|so|um|uh|er|well|oh|ok|okay|yes|yeah|yep|hmm|hm|lol|tbh|honestly|about|around|roughly|`,
    String.raw`approx|approximately|like|maybe|probably|perhaps|almost|nearly|close|to|just|only|exactly|over|under|bit|`,
    String.raw`little|more|less|or|give|take|ish|i'd|i|say|guess|think|believe|suppose|it's|its|it|is|that's|thats|be|`,
    String.raw`would|call|my|me|we|our|us|in|at|for|per|each|every|month|months|monthly|mo|year|yearly|yr|annually|annual|`,
    String.raw`week|weekly|wk|hour|hourly|hr|day|total|altogether|right|now|currently|today|these|days|dollars|bucks|usd|`,
    String.raw`grand|k|before|after|taxes|tax|gross|net|home|all|and|then|there|though|please|thanks|sir)$`,
  ].join(''),
)
/** A short phrase without a verb may still answer: 'a new roof, 14k'. */
const MOST_WORDS = 10

const amountsCover = ({ amounts, periods }: Reading, at: number) =>
  amounts.some(({ first, next }) => at >= first && at < next) ||
  periods.some(({ first, next }) => at >= first && at < next)

/** The words of a message, or a sentence of it, that are neither amounts nor idle. */
export function ownWords(reading: Reading, within?: Pick<Sentence, 'first' | 'next'>): string[] {
  const { first, next } = within ?? { first: 0, next: reading.tokens.length }
  return reading.tokens
    .filter(
      ({ kind, word }, at) =>
        at >= first && at < next && kind === 'word' && !filler.test(word) && !amountsCover(reading, at),
    )
    .map(({ word }) => word)
}

/** Nothing but a number: what it is of can only be what was asked. A goal needs a name. */
export function isBareAnswer(
  reading: Reading,
  expected: Expected,
  { dialogue, snapshot }: Pick<Hearing, 'dialogue' | 'snapshot'>,
): boolean {
  const { focus, heard } = dialogue
  const { role } = expected
  // What comes each week is not what is there, nor what is owed or wanted.
  const isStock = role === 'savings' || role === 'debtTotal' || role === 'goalTarget'
  if (isStock && reading.amounts.some((amount) => periodOf(reading, amount) !== null)) return false
  if (role === 'goals' || isAsking(reading) || isPointing(reading)) return false
  if (goesOn(reading, expected, { dialogue, snapshot })) return false
  if (role !== 'rate' && focus[0]?.change.kind === 'liability' && isRateLike(reading)) return false
  return ownWords(reading).length === 0 && !isSaidAgain(reading, [heard, ...focus.map(({ quote }) => quote)])
}

/** 'At 6.8', '13.49' right after a debt: its rate, whatever the advisor has asked since. */
function isRateLike({ tokens, amounts, periods }: Reading): boolean {
  const [amount, another] = amounts
  if (!amount || another || periods.length > 0 || amount.currency || amount.value >= 40) return false
  return tokens[amount.first - 1]?.word === 'at' || !Number.isInteger(amount.value)
}

/** 'So 2,600.' after 'the renewal is 2,600': more of what was spoken of, whatever the advisor has asked since. */
function isSaidAgain({ amounts }: Reading, earlier: readonly string[]): boolean {
  const said = new Set(earlier.flatMap((text) => readMessage(text).amounts.map(({ value }) => value)))
  return amounts.some((amount) => isMoneyLike(amount) && amount.value > 0 && said.has(amount.value))
}

/** 'Maybe 5k', to nothing that was asked: no number alone makes a car or an account that nobody has named. */
export const isOutOfNowhere = (reading: Reading, change: Change, { heard }: Dialogue) =>
  change.kind === 'asset' &&
  change.id === null &&
  ownWords(reading).length === 0 &&
  !isWritten(change.name, heard)

/** A short phrase that says nothing by itself, so that it may be meant as the answer. */
export function mayAnswer(
  reading: Reading,
  expected: Expected,
  hearing: Pick<Hearing, 'dialogue' | 'snapshot'>,
): boolean {
  const { role } = expected
  const words = reading.tokens.filter(({ kind }) => kind === 'word')
  const money = reading.amounts.filter(isMoneyLike)
  const [amount, another] = money
  if (!amount || another || amount.value === 0) return false
  // What comes every month is not what a goal takes.
  const isGoal = role === 'goals' || role === 'goalTarget'
  if (isGoal && periodOf(reading, amount) !== null) return false
  const isStock = role === 'savings' || role === 'debtTotal'
  if (isStock && periodOf(reading, amount) !== null) return false
  // Nor is what is paid or put by already.
  const before = reading.text.slice(0, amount.start)
  if (isGoal && (SPENT.test(before) || HAD.test(before))) return false
  // What is put by each month is neither a cost nor all that is there.
  const isPutBy = periodOf(reading, amount) !== null || role === 'expenseTotal' || role === 'income'
  if (isPutBy && PUT_BY.test(before)) return false
  if (isAsking(reading) || isPointing(reading) || isSpare(reading, amount)) return false
  if (goesOn(reading, expected, hearing) || isPriced(reading, expected)) return false
  if (isGoingIn(reading, amount) || isOfOneMonth(reading, amount)) return false
  return words.length <= MOST_WORDS && subjectOf(reading, amount.sentence) !== 'other'
}

const PUT_BY = /\b(?:sav(?:e|ing)|put(?:ting)?|add(?:ing)?|set(?:ting)? aside|stash(?:ing)?)\b[^.!?\d]*$/i
const SPENT = /\b(?:paid|payed|spent|bought|sent|gave|lost)\b[^.!?]*$/i
/** 'We have 6,500 so far'; 'I want to have 6,500' is no such thing. */
const HAD = /(?<!\bto )\b(?:have|has|got|saved)\b[^.!?\d]*$/i

/** Speaks of what was said before. */
const pointing = new RegExp(
  [
    String.raw`^\W*so\b|\b(?:it|it's|that|that's|they|no|nope|not|nah|nvm|wait|actually|sorry|oops|typo|edit|scratch|`,
    String.raw`correction|make that|my bad|i lied|i mean|meant|meaning|instead|rather|other|also|plus|too|lol)\b|\+|^\*|\*$`,
  ].join(''),
  'i',
)

const isPointing = (reading: Reading) => pointing.test(reading.text) || startsWithPeriod(reading)

/** 'I was thinking 20k', 'they quoted 3,200' */
const supposing = /\b(?:if|suppose|imagine|thinking|considering|quot(?:es?|ed|ing)|offer(?:s|ed|ing)?)\b/i

const isAsking = ({ text, sentences }: Reading) =>
  sentences.some(({ isQuestion }) => isQuestion) || supposing.test(text)
