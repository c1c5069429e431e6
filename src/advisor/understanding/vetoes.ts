import { isCalledScore } from '#advisor/understanding/reading/credit-score.ts'
import type { Judged } from './classify.ts'
import { isAppliedFor, isBenefitAt, isNeverPay, isOfPlan, isSeverance } from './no-pay.ts'
import { isAdvised } from './offers.ts'
import { isForLater, isGoingIn, isPutByAlone, isPutIn, isPutInOften } from './money/put-in.ts'
import { isOfOneMonth } from './money/one-month.ts'
import { isAgeOfChild, isMine, ownerBefore, subjectOf } from './people.ts'
import { type Amount, periodOf, type Reading } from './reading/reading.ts'
import { weighedAs } from './reading/weighed.ts'
import type { Token } from './reading/tokens.ts'

/** Reasons why an amount is not about the user's own money now, whatever its words suggest. */
const vetoes: ((reading: Reading, amount: Amount) => boolean)[] = [
  isDenied,
  isSupposed,
  isGeneralQuestion,
  isMinimum,
  isReckoned,
  isOfSalary,
  isAppliedFor,
  isRefund,
  isAgeOfChild,
  ({ text }, amount) => !amount.currency && !amount.formatted && isCalledScore(amount, text),
  isOfOneMonth,
  isBenefitAt,
]

/** So sure that a sentence which starts with someone else is about the user's money after all. */
const BEYOND_DOUBT = 0.95

type Claim = Pick<Judged, 'amount' | 'certainty'> & Partial<Pick<Judged, 'role'>>

export const isVetoed = (reading: Reading, claim: Claim) =>
  (claim.role === 'income' && isNeverPay(reading, claim.amount)) ||
  (!isSurelyPay(reading, claim.amount, claim.role) &&
    !isJudgedOwn(reading, claim.amount) &&
    isSpokenAgainst(reading, claim))

/** People who ask suppose much in a line; in a letter the judge sees more than single words do. */
const LETTER = 300
const JUDGED_OWN = 0.8

/** 'The ambulance wasn't free, they want 785', 'what goes out: rent 2,650': the user's own, in a letter that says so. */
function isJudgedOwn({ text, weighed }: Reading, { start }: Amount): boolean {
  const [none = 1] = weighed?.alone.get(start) ?? []
  return text.length > LETTER && 1 - none >= JUDGED_OWN
}

const isSpokenAgainst = (reading: Reading, { amount, certainty, role }: Claim) =>
  vetoes.some((applies) => applies(reading, amount)) ||
  (role === 'liability' &&
    [isSentTo, isForLater, isLent, isCountLeft, isGoneInto].some((applies) => applies(reading, amount))) ||
  ((role === 'asset' || role === 'savings') &&
    (isSeverance(reading, amount) || isPutDown(reading, amount))) ||
  (role === 'asset' && (isLent(reading, amount) || WORTH_IT.test(reading.text.slice(0, amount.start)))) ||
  (role?.startsWith('goal') && EARMARKED.test(reading.text.slice(amount.end))) ||
  (role === 'savings' && [isGoingIn, isMonthly, isPutInOften].some((applies) => applies(reading, amount))) ||
  (role === 'expenseTotal' && GOES_IN.test(reading.text.slice(amount.end))) ||
  (role === 'goalTarget' && (DOWN.test(reading.text.slice(amount.end)) || isAdvised(reading, amount))) ||
  (role === 'income' && [isPutIn, isAgeApart, isNeverPay].some((applies) => applies(reading, amount))) ||
  isSpare(reading, amount) ||
  (role === 'expenseItem' &&
    (isOfPlan(reading, amount) ||
      QUOTED.test(reading.text.slice(0, amount.start)) ||
      isPutByAlone(reading, amount))) ||
  (certainty < BEYOND_DOUBT && !isLikelyPay(reading, amount, role) && isAnothers(reading, amount))

/** From this on the judge, who reads whole messages, knows pay better than the words beside it. */
const SURELY = 0.9
/** And better whose it is: 'her pension: 3,180 a month', 'his unemployment is $485' come into the household. */
const LIKELY = 0.6

const isPayFrom = (least: number) => (reading: Reading, amount: Amount, role: Judged['role'] | undefined) =>
  role === 'income' && (weighedAs(reading, amount, 'income') ?? 0) >= least
const isSurelyPay = isPayFrom(SURELY)
const isLikelyPay = isPayFrom(LIKELY)

/** '23, warehouse job, 19.25 an hour', 'I'm a teacher, 34, and …': a bare number that stands apart is how old somebody is. */
function isAgeApart({ text, tokens, sentences }: Reading, amount: Amount): boolean {
  const before = tokens[amount.first - 1]
  const isApart =
    sentences[amount.sentence]?.first === amount.first ||
    APART.test(before?.text ?? '') ||
    before?.word === 'me'
  const isBare = !amount.currency && !amount.formatted && Number.isInteger(amount.value)
  const ends = /^\s*(?:[,.;)]|$)/.test(text.slice(amount.end)) && !HOURS.test(text.slice(amount.end))
  return isApart && ends && isBare && amount.value >= YOUNGEST && amount.value <= OLDEST
}
const APART = /^[,(]$/
const HOURS = /^\W*(?:\d+ ?(?:hours|hrs|h)\b|(?:full|part)[- ]time|hourly)/i
const YOUNGEST = 15
const OLDEST = 99

/** '12 left', of a loan: months, or thousands, but no balance. */
const isCountLeft = ({ text }: Reading, { kind, value, currency, end }: Amount) =>
  kind === 'bare' && !currency && value < 100 && /^ *(?:left|to go|remaining)\b/i.test(text.slice(end))

/** '2,800 a month', after a question about an emergency fund, is not what is in it. */
const isMonthly = (reading: Reading, amount: Amount) => periodOf(reading, amount) === 'month'

/** '4,000 went into baseball cards' was spent, and is owed on no card. */
const isGoneInto = ({ text }: Reading, { end }: Amount) =>
  /^ (?:has |have |just )?(?:went|gone|ended up) in(?:to)?\b/i.test(text.slice(end))

/** 'I lent my brother 300' is owed to the user. */
const isLent = ({ text }: Reading, { start }: Amount) =>
  /\b(?:i|we)(?:'ve| have)? (?:also |just |once )?(?:lent|loaned)\b[^.?!\d]*$/i.test(text.slice(0, start))

/** 'So 1,300 a month goes in': put into a plan, and not all that is spent. */
const GOES_IN =
  /^(?: (?:a|per|each|every) (?:month|week|paycheck|year))? (?:goes|go|is going|are going) in\b(?! rent)/i

/** '9k of that is for the wedding': a part of what was told before. */
const EARMARKED = /^ of (?:that|it|this|those|them|which) (?:is|are|goes) (?:for|to|towards?)\b/i

/** 'Is it worth it at 22k' values nothing. */
const WORTH_IT = /\bworth (?:it|doing|paying|my while)\b[^.?!]*$/i

/** 'Child support' is nobody. */
const asThing = (token: Token, next: Token | undefined): Token =>
  token.word === 'child' && next?.word === 'support' ? { ...token, word: next.word } : token

/** 'My brother makes 120,000': a sentence about someone else in which the user does nothing. */
function isAnothers(told: Reading, amount: Amount): boolean {
  const { tokens, sentences } = told
  const reading = { ...told, tokens: tokens.map((token, at) => asThing(token, tokens[at + 1])) }
  if (subjectOf(reading, amount.sentence) !== 'other') return false
  if (ownerBefore(reading, amount.sentence, amount.first).holder !== 'other') return false
  const { first = 0 } = sentences[amount.sentence] ?? {}
  return !tokens
    .slice(first, amount.first)
    .some(({ word }) => isMine(word) && word !== 'my' && word !== 'our')
}

const denial =
  /^(?:don't|dont|didn't|didnt|not|isn't|isnt|ain't|aint|never|doesn't|doesnt|wasn't|wasnt|aren't|arent)$/

/** 'I don't make 90k, I make 70k' */
function isDenied({ tokens, sentences }: Reading, amount: Amount): boolean {
  const { first = 0 } = sentences[amount.sentence] ?? {}
  for (let at = amount.first - 1; at >= Math.max(first, amount.first - 5); at -= 1) {
    const token = tokens[at]
    if (!token || /^[,;:]$/.test(token.text) || /^(?:but|and|because)$/.test(token.word)) return false
    if (token.word === 'no' && tokens[at + 1]?.word === 'way') return true
    if (denial.test(token.word))
      return !/^(?:including|counting|more|less|much|over|quite|even)$/.test(tokens[at + 1]?.word ?? '')
  }
  return false
}

const supposing = /^(?:if|suppose|supposing|imagine|assume|assuming|hypothetically|pretend)$/

/** 'If I made 150,000', 'suppose rent goes to 1,900'. */
function isSupposed({ tokens, sentences }: Reading, amount: Amount): boolean {
  const { first = 0 } = sentences[amount.sentence] ?? {}
  const at = tokens.findLastIndex(
    ({ word }, place) => place >= first && place < amount.first && supposing.test(word),
  )
  if (at < 0)
    return /\blet'?s say\b/.test(
      tokens
        .slice(first, amount.first)
        .map(({ word }) => word)
        .join(' '),
    )
  // 'as if', 'even if', 'not sure if', 'idk if' suppose nothing about what follows.
  if (/^(?:as|sure|idk|know|wonder|wondering|see|ask|asked|tell)$/.test(tokens[at - 1]?.word ?? ''))
    return false
  // 'If she quits we have 5,650 and spend about 5,400 now'
  if (/^(?:now|currently)$/.test(tokens[amount.next]?.word ?? '')) return false
  return !tokens
    .slice(at, amount.first)
    .some(({ text, word }) => text === ';' || text === ':' || word === 'currently')
}

/** 'What is the payment on a 340,000 mortgage?' speaks of a mortgage, not of the user's. */
function isGeneralQuestion({ tokens, sentences }: Reading, amount: Amount): boolean {
  const sentence = sentences[amount.sentence]
  if (!sentence?.isAsking) return false
  const before = tokens.slice(sentence.first, amount.first)
  if (/^(?:a|an|another)$/.test(before.at(-1)?.word ?? '')) return true
  return !before.some(
    ({ word }, at) =>
      isMine(word) &&
      !/^(?:should|can|could|would|do|did|must|may|will|might)$/.test(before[at - 1]?.word ?? ''),
  )
}

/**
 * The least that must be paid is no balance: 'the minimum is 180', 'with a 180 minimum'. 'Minimum 135, and discover 2,100':
 * what comes after it, and the judge surely takes for owed, is.
 */
export function isMinimum(reading: Reading, amount: Amount): boolean {
  const { text, tokens, sentences, amounts } = reading
  const { first = 0 } = sentences[amount.sentence] ?? {}
  if (/^\s*(?:(?:a|per|\/) ?(?:month|mo) )?min(?:imum)?s?\b/i.test(text.slice(amount.end))) return true
  const isOwed = (weighedAs(reading, amount, 'liability') ?? 0) >= SURELY
  const last = amounts.findLast(({ next }) => next <= amount.first)?.first ?? first
  return tokens
    .slice(Math.max(first, isOwed ? last : amount.first - 14), amount.first)
    .some(
      ({ word }, at, words) =>
        /^minimums?$/.test(word) &&
        !words.slice(at).some((later) => /^(?:owe|balance|left|remaining)$/.test(later.word)) &&
        /^(?:|payments?|is|are|of|due|monthly|on|for|went|:|\d[\d,.]*)$/.test(words[at + 1]?.word ?? ''),
    )
}

const SIGN_AFTER = /^\s*(?:minus|times|divided by|[*×÷])\s*\$?\d/i
const SIGN_BEFORE = /\d[\d,.]*k?\s*(?:minus|times|divided by|[*×÷])\s*\$?$/i

/** '2700 minus 2600' is a sum to do, and tells nothing. */
function isReckoned({ text }: Reading, { start, end }: Amount): boolean {
  return SIGN_AFTER.test(text.slice(end)) || SIGN_BEFORE.test(text.slice(0, start))
}

/** '6 weeks of a 72k salary' */
function isOfSalary({ text }: Reading, { start, end }: Amount): boolean {
  return /\bof an? \$?$/i.test(text.slice(0, start)) && /^\s*(?:salary|job)\b/i.test(text.slice(end))
}

/** '10k down' is put into a purchase, and no goal. */
const DOWN = /^\s*down\b(?! ?payment)/i
export const isPutDown = ({ text }: Reading, { end }: Amount) => DOWN.test(text.slice(end))

/** 'Daycare is quoting us 310 a week' is no cost yet. */
const QUOTED =
  /\b(?:quot(?:e[sd]?|ing)|estimat(?:e[sd]?|ing)|offer(?:s|ed|ing)?)(?: (?:us|me|him|her|them))? \$?$/i

/** 'I can pay 630 a month in all' says what is there for debts, and no cost. */
const CAN_PAY =
  /\b(?:can|could|able to) (?:pay|put|throw|send|do|spare)(?: them| him| her| it)?(?: (?:about|around|maybe|like|up to))? \$?$/i

const ALL_I_CAN = /^ *(?:(?:a|per|each|every) month |monthly )?is (?:\w+ ){0,2}(?:i|we) (?:can|could)\b/i

/** What somebody can do a month is neither pay nor a balance, nor what a goal takes. */
export const isSpare = ({ text }: Reading, { start, end }: Amount) =>
  CAN_PAY.test(text.slice(0, start)) || ALL_I_CAN.test(text.slice(end))

const sent = /^ *(?:(?:has|have|needs?) to go |must go |goes |going |go )?to (?:the |my |our )?[a-z]/i

/** '85 has to go to Sears, 60 to the hospital': what is paid to somebody is not what is owed. */
function isSentTo({ text, tokens, sentences }: Reading, amount: Amount): boolean {
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const [start = 0, end = text.length] = [tokens[first]?.start, tokens[next - 1]?.end]
  const sentence = text.slice(start, end)
  return (
    /\b(?:go|goes|going) to\b/i.test(sentence) &&
    !/\bowed?\b/i.test(sentence) &&
    sent.test(text.slice(amount.end))
  )
}

const REFUND = /\b(?:refund|rebate)(?: (?:is|was|of|will be|comes to|came to|about|around|like|for))* ?\$?$/i

/** 'Our refund is 4,100' comes once: it is neither pay, a cost nor what is saved. */
function isRefund({ text }: Reading, { start }: Amount): boolean {
  return REFUND.test(text.slice(0, start))
}
