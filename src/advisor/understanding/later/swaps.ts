import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'
import { latest, mention, nameOf } from './focus.ts'
import { isImperative } from './orders.ts'
import { isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { amountOf, isFlow, type SaidBefore, saidBefore, withAmount } from './said-before.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** 'Swap those two', but not 'switch that to Verizon' or 'switch it up' */
const order = new RegExp(
  [
    String.raw`\b(?:swap|switch|flip|reverse) (?:those|them|these|the (?:two|rates)|that|it)\b(?: (?:two|rates|amounts|`,
    String.raw`numbers|figures|around|round|please))*(?= ?(?:[^\w\s']|and\b|because\b|sorry\b|lol\b|haha\b|oops\b|ugh\b|`,
    String.raw`i\b|my bad\b|$))`,
  ].join(''),
  'gi',
)
/** 'I had them backwards', 'those two are swapped' */
const mistaken = new RegExp(
  [
    String.raw`\b(?:swapped|switched|flipped|reversed) (?:the|those|these|my) two\b(?! (?:to|into|for|over|from))|`,
    String.raw`\b(?:two|those|them|these|ones) (?:are |were |got )?swapped\b|\b(?:got|had|have|mixed) (?:them|those|it|`,
    String.raw`that|(?:the|those|these) two|these)? ?(?:backwards?|reversed|switched|mixed up|flipped)\b`,
  ].join(''),
  'i',
)
/** 'It's the other way round', not 'my wife thinks the other way round' */
const opposite = /\b(?:other way (?:a?round|about)|vice versa)\b/gi
const stated = new RegExp(
  [
    String.raw`\b(?:it's|its|it is|that's|thats|they're|they are|those are|should be|meant|is|are|was|were|`,
    String.raw`(?:got|had|said|told you|typed|wrote|have) (?:it|them|that|those))(?: actually| really| all| exactly)?`,
    String.raw`(?: the)? $`,
  ].join(''),
  'i',
)
/** What is asked, or would be: 'should it be the other way round' */
const asked = /(?:^|[^\w\s']\s*)(?:should|could|would|do|does|did|is|are|can i|can we|if|what|why)\b/i

/** Whether two amounts are said to stand in each other's place. */
function isSwapTold(text: string): boolean {
  const isYours = /\b(?:can|could) you\b/i.test(text)
  if ((asked.test(text) || text.includes('?')) && !isYours) return false
  const isTold = (pattern: RegExp, isLed: (before: string) => boolean) =>
    [...text.matchAll(pattern)].some(({ index }) => isLed(text.slice(0, index)))
  return (
    isTold(order, isImperative) ||
    mistaken.test(text) ||
    isTold(opposite, (before) => stated.test(before) || isImperative(before.replace(/\bthe $/i, '')))
  )
}

const ofRates = /\b(?:rates?|aprs?|interest)\b/i

/** 'Swap those two', 'other way round', 'eating out's the 600 one': two things said last change places. */
export function readSwap(reading: Reading, focus: readonly Fact[]): Change[] {
  const known = latest(focus.filter(({ change }) => amountOf(change) !== null))
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
  if (ofRates.test(reading.text)) return []
  const isSwap = isSwapTold(reading.text)
  const pair = isSwap ? lastTwo(reading, known) : pointedOut(reading, known)
  if (!pair) return []
  const [one, other] = pair
  return [withAmount(one.fact.change, other.stored), withAmount(other.fact.change, one.stored)].filter(
    (change) => change !== null,
  )
}

type Pair = readonly [SaidBefore, SaidBefore]

/** The two said last: of one kind, or both in one sentence; none when the message brings amounts of its own. */
function lastTwo(reading: Reading, known: readonly SaidBefore[]): Pair | null {
  const named = known.filter((before) => isNamed(before, reading.tokens))
  const [first, ...others] = named.length === 2 ? named : known
  if (!first) return null
  const alike = others.find(
    ({ fact }) => fact.change.kind === first.fact.change.kind && fact.change.kind !== 'profile',
  )
  const second = alike ?? others.find((other) => isExchangeable(first, other))
  const isSaidAgain = (value: number) =>
    [first, second].some((before) => before && (before.value === value || before.value === value * 1000))
  const money = reading.amounts.filter((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  return second && money.every(({ value }) => isSaidAgain(value)) ? [first, second] : null
}

/** 'Checking 900 savings 2,700'; a year's pay and a month's cost are told in other units. */
function isExchangeable(one: SaidBefore, other: SaidBefore): boolean {
  if (one.fact.quote !== other.fact.quote) return false
  const isPlain = ({ stored, value, fact: { change } }: SaidBefore) =>
    !isFlow(change) || stored === toCents(value)
  return isPlain(one) && isPlain(other)
}

/** By its own name. */
const isNamed = ({ fact }: SaidBefore, words: readonly Token[]) =>
  words.some(({ word }, at) => mention(word.replace(/'s$/, ''), words[at + 1]?.word ?? '', fact) === 2) ||
  (fact.change.kind !== 'profile' && isWritten(nameOf(fact.change), words.map(({ word }) => word).join(' ')))

const theOne = /\b(?:'s|is|was) the \$?([\d,.]+k?) one\b/i

/** 'Eating out's the 600 one': it has the amount of another of its kind, which takes its own. */
function pointedOut(reading: Reading, known: readonly SaidBefore[]): Pair | null {
  const { text, tokens, amounts } = reading
  const match = theOne.exec(text)
  const amount = match && amounts.find(({ start }) => start >= match.index)
  if (!amount) return null
  const words = tokens.slice(0, amount.first)
  const named = known.filter((before) => isNamed(before, words))
  const [one, another] = named
  const other = known.find(
    (before) =>
      before !== one && before.value === amount.value && before.fact.change.kind === one?.fact.change.kind,
  )
  return one && !another && other ? [one, other] : null
}

/** 'Swap the rates': of the two debts that have one. */
export function readRateSwap({ text }: Reading, { liabilities }: Snapshot): Change[] {
  const [one, other, third] = liabilities.filter(({ interestRate }) => interestRate > 0)
  if (!isSwapTold(text) || !ofRates.test(text) || !one || !other || third) return []
  const withRate = ({ id, name, category }: typeof one, interestRate: number): Change => ({
    kind: 'liability',
    id,
    name,
    category,
    interestRate,
  })
  return [withRate(one, other.interestRate), withRate(other, one.interestRate)]
}
