import type { Change, Fact } from '#advisor/facts.ts'
import { isOutrightAddition, saysSecond } from './additions.ts'
import { latest, mentioned } from './focus.ts'
import { toCents } from '#finance/money.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { startsWithPeriod } from './segments.ts'
import {
  type Amount,
  isMoneyLike,
  isWordOnly,
  periodOf,
  type Reading,
} from '#advisor/understanding/reading/reading.ts'
import { readNewWage } from './new-wage.ts'
import { rescaled, type SaidBefore, saidBefore, withAmount, withPeriod } from './said-before.ts'
import { readScale } from './units-told.ts'

const LONGEST = 26

/** A message without an amount of its own that changes one said before: its period, its size, or by a share of it. */
export function readUnitCorrection(reading: Reading, focus: readonly Fact[]): Change | null {
  const isUnit = startsWithPeriod(reading)
  const fresh = reading.amounts.filter(
    (amount) => isMoneyLike(amount) && !isWordOnly(amount) && !(isUnit && isCount(amount)),
  )
  const known = latest(focus)
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
  if (known.length === 0 || reading.tokens.length > LONGEST) return null
  const hourly = known[0] && otherHours(reading, known[0])
  if (hourly) return hourly
  const wage = readNewWage(reading, known)
  if (wage) return wage
  if (fresh.some(({ value }) => !known.some((before) => before.value === value))) return null
  if (reading.sentences.every(({ isQuestion }) => isQuestion) || asking.test(reading.text)) return null
  const named = mentioned(
    reading.tokens,
    known.map(({ fact }) => fact),
  )
  // 'I make 19.50 an hour', said again, speaks of that pay and not of what was said last.
  const before =
    known.find(({ value }) => fresh.some((amount) => amount.value === value)) ??
    known.find(({ fact }) => named.includes(fact)) ??
    known[0]
  if (!before) return null
  return otherPeriod(reading, before) ?? otherScale(reading, before) ?? raised(reading, known)
}

/** 'How many hours a month am I in the car' asks, with or without its mark. */
const asking =
  /^\W*(?:(?:so|and|ok|but|then) )*(?:how|what|whats|what's|when|which|do|does|can|should|would)\b/i

/** What sets a period right has hardly a word besides: 'oh sorry, I get that every week', not 'I'm upset every week'. */
const beside = new Set(
  [
    'i we they it its that thats this them those is was are be been has have am im the a an per each every by as and',
    'but so or on in oh ah no nope not yes yeah ok sorry wait actually oops whoops my bad just really btw though only',
    'correction mean meant should say said paid pay pays get gets make makes earn earns owe owes charge charged call',
    'come comes cost costs goes for of one amount number bill all both dollars',
  ].flatMap((line) => line.split(' ')),
)
const meant = /\b(?:mean|meant|correction|oops|whoops|my bad|wait|not an?|not per)\b/i
/** So many other words may stand beside a period that is said to be what was meant. */
const OTHERS = 3
/** 'It's weekly', 'that is a year' */
const isSaidOf = /^(?:its|it's|thats|that's|is|was)$/

/** Whether a period that does not begin the message is that of the amount before, and not of what somebody does. */
function setsRight(
  { tokens, text, amounts }: Reading,
  { first, next }: { first: number; next: number },
): boolean {
  if (isSaidOf.test(tokens[first - 1]?.word ?? '')) return true
  // 'And a year' asks what that comes to.
  if (!meant.test(text) && (amounts.some(isMoneyLike) || tokens[0]?.word === 'and')) return false
  const others = tokens.filter(
    ({ word }, at) =>
      (at < first || at >= next) && /^[a-z']+$/.test(word) && !beside.has(word.replaceAll("'", '')),
  )
  return others.length <= (meant.test(text) ? OTHERS : 0)
}

const notPeriod =
  /\b(?:next|last|this) (?:week|month|year|quarter)\b|\b(?:since|ago|until|once|years? old|sav(?:e|ing)|retire)\b/i

/** 'Biweekly! 26 payments a year': beside a period a small number counts. */
const isCount = ({ kind, value, currency }: Amount) => kind === 'bare' && !currency && value <= 60

function otherPeriod(reading: Reading, before: SaidBefore): Change | null {
  const question = reading.tokens.findIndex(({ word }) => /^(?:how|what|whats|what's|which)$/.test(word))
  const isAsked = (at: number) =>
    (question >= 0 && at > question) ||
    reading.sentences.some(({ first, next, isQuestion }) => isQuestion && at >= first && at < next)
  // 'Five hours a week' is how often something is done, and 'the hourly' a kind of pay.
  // 'They call it biweekly but it's twice a month': what counts is what comes behind the 'but'.
  const but = reading.tokens.findLastIndex(({ word }) => word === 'but')
  const said = reading.periods.find(
    ({ first }) =>
      (first > but || !reading.periods.some((other) => other.first > but)) &&
      !/^(?:not|than|of|the|hours?|hrs?|minutes|miles|days|nights|shifts|times)$/.test(
        reading.tokens[first - 1]?.word ?? '',
      ) &&
      !isAsked(first),
  )
  const period = said?.period
  if (!said || !period || period === 'once' || notPeriod.test(reading.text)) return null
  if (!startsWithPeriod(reading) && !setsRight(reading, said)) return null
  if (isAction(reading, said.next) || isOfAnother(reading)) return null
  const value = withPeriod(before, period)
  return value === null || value === before.stored ? null : withAmount(before.fact.change, value)
}

/** 'My brother pays that every week' */
const isOfAnother = ({ tokens }: Reading) =>
  tokens.some(({ word }, at) => isOther(word) && tokens[at - 1]?.word === 'my')

/** 'Every week I go there' tells what is done, 'per week I mean' what was meant. */
const isAction = ({ tokens }: Reading, next: number) =>
  /^(?:i|we|you)$/.test(tokens[next]?.word ?? '') &&
  !/^(?:mean|meant|should|said)$/.test(tokens[next + 1]?.word ?? '')

/** Nobody is paid more by the hour: '160 a night' beside a wage is none. */
const HIGHEST_WAGE = 150
/** Hours that nobody pays for, or that come on top. */
const notWorked =
  /\b(?:(?:don'?t|doesn'?t|not|never|won'?t) (?:get )?pa(?:y|id)|unpaid|driv(?:e|es|ing)|commut\w+|overtime|extra)\b/i
/** 'They cut me to 32 hours', 'I only work 25 hours': said of work, in the clause of the hours. */
const ofWork =
  /\b(?:i|i'm|im|me|my|we|us|work\w*|shifts?|schedule|cut|bumped|moved|full[- ]time|part[- ]time)\b/i
/** A clause of so few words has nothing else in it: '25 hours, I mean'. */
const BARE = 5

/** 'I make 19 an hour.' '25 hours, I mean.' */
function otherHours({ text, tokens }: Reading, { fact, reading, amount }: SaidBefore): Change | null {
  const said = /\b(\d+(?:\.\d+)?) ?(?:hours|hrs|hr|h)\b/i
  const clause = text.split(/[,;.!?](?!\d)/).find((words) => said.test(words)) ?? ''
  const hours = Number(said.exec(clause)?.[1] ?? 0)
  const { change } = fact
  if (hours < 4 || hours > 90 || !reading || !amount || periodOf(reading, amount) !== 'hour') return null
  if (amount.value > HIGHEST_WAGE || notWorked.test(text)) return null
  // 'I took a second job, 12 hours at 15' leaves the first as it is.
  if (isOutrightAddition(text) || saysSecond({ tokens })) return null
  if (!ofWork.test(clause) && clause.trim().split(/\s+/).length > BARE) return null
  return change.kind === 'profile' && change.field === 'income'
    ? withAmount(change, toCents(amount.value * hours * 52))
    : null
}

const scales = { thousand: 1000, million: 1_000_000 }

/** 'The house is worth 410.' 'Thousand, obviously.' */
function otherScale(reading: Reading, before: SaidBefore): Change | null {
  const said = readScale(reading)
  const times = said && scales[said]
  return times && before.value < times ? withAmount(before.fact.change, rescaled(before, times)) : null
}

/** 'They gave me a 4% raise', 'we all took a 10% cut' */
function raised({ text, amounts }: Reading, known: readonly SaidBefore[]): Change | null {
  const percent = amounts.find(({ kind }) => kind === 'percent')
  const pay = known.find(({ fact: { change } }) => change.kind === 'profile' && change.field === 'income')
  if (!percent || !pay || /\b(?:if|would|might|could|hoping|maybe|asked for|want|next)\b/i.test(text))
    return null
  const up = /\b(?:raise|bump|increase|promotion|more|cola|(?:gave|give|giving) (?:me|us))\b/i.test(text)
  const down = /\b(?:cut|reduction|decrease|less|furlough)\b/i.test(text)
  if (up === down) return null
  const factor = 1 + (up ? percent.value : -percent.value) / 100
  return withAmount(pay.fact.change, Math.round(pay.stored * factor))
}
