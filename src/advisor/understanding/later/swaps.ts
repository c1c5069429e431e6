import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'
import { latest, mention, nameOf } from './focus.ts'
import { isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { amountOf, isFlow, type SaidBefore, saidBefore, withAmount } from './said-before.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

const swapped =
  /\b(?:swap|switch|flip|reverse) (?:those|them|these|the (?:two|rates)|that|it)|\b(?:swapped|switched|flipped|reversed) (?:the|those|these|my) two\b|\b(?:two|those|them|these|ones) (?:are |were |got )?swapped\b|\bother way (?:a?round|about)|\b(?:got|had|have|mixed) (?:them|those|it|that|(?:the|those|these) two|these)? ?(?:backwards?|reversed|switched|mixed up|flipped)|\bvice versa\b/i

/** A question, a wish, or what another thinks: a switch in life, not of what was said. */
const inLife =
  /\b(?:should|can|could|would|may|might|do|did|if) (?:i|we|he|she|they)\b|\b(?:i|we)(?:'d| would)? (?:want|plan|like|need|hope|have|wish|tried|try) to\b|\b(?:i'll|we'll|i will|we will|going to|gonna|thinking (?:of|about)|(?:he|she|wife|husband|mom|dad|boss|partner|friend|they) (?:thinks?|says?|said|wants?|feels?))\b|\b(?:swap|switch|flip|reverse) (?:that|it|them|those|these)(?: two)? (?:to|into|for|over|from|with|off)\b/i

/** 'Swap those two', unless it is asked: 'should we?'; 'can you swap those?' is an order. */
const isSwapOrdered = (text: string) =>
  swapped.test(text) &&
  !inLife.test(text) &&
  (!/\?/.test(text) || /\b(?:can|could|would|will) you\b/i.test(text))

const ofRates = /\b(?:rates?|aprs?|interest)\b/i

/** 'Swap those two', 'other way round', 'eating out's the 600 one': two things said last change places. */
export function readSwap(reading: Reading, focus: readonly Fact[]): Change[] {
  const known = latest(focus.filter(({ change }) => amountOf(change) !== null))
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
  if (ofRates.test(reading.text)) return []
  const isSwap = isSwapOrdered(reading.text)
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
  if (!isSwapOrdered(text) || !ofRates.test(text) || !one || !other || third) return []
  const withRate = ({ id, name, category }: typeof one, interestRate: number): Change => ({
    kind: 'liability',
    id,
    name,
    category,
    interestRate,
  })
  return [withRate(one, other.interestRate), withRate(other, one.interestRate)]
}
