import { type Period, readPeriods, type SaidPeriod } from './periods.ts'
import { readQuantities } from './quantities.ts'
import { straighten, type Token, tokenize } from './tokens.ts'
import { withOwnShares } from './own-share.ts'
import { withShares } from './shared-cost.ts'
import { type Amount, kindOf } from './typing.ts'
import type { Weighed } from './weighed.ts'

export type { Amount }

/** Tokens from `first` up to, not including, `next`. */
export interface Sentence {
  first: number
  next: number
  /** It ends with a question mark: what the small networks have learnt to go by. */
  isQuestion: boolean
  /** It asks, with its mark or without. */
  isAsking: boolean
}

/** What the talk has told of those at home before the message. */
export interface Home {
  /** 'She' is the one whom the user lives with, unless the message speaks of somebody else. */
  hasPartner: boolean
  /** What the user earns is known. */
  hasPay: boolean
  /** It was what was told last. */
  isOfPay: boolean
  /** Hours a week that the user works, told before any pay. */
  hours?: number | undefined
}

/** A message, read once: what every later step looks at. */
export interface Reading {
  text: string
  tokens: Token[]
  sentences: Sentence[]
  amounts: Amount[]
  periods: SaidPeriod[]
  home?: Home
  weighed?: Weighed
}

export function readMessage(message: string): Reading {
  const text = straighten(message)
  const tokens = tokenize(text)
  const sentences = splitSentences(tokens)
  const amounts = readQuantities(tokens).map((quantity) => ({
    ...quantity,
    kind: kindOf(tokens, quantity),
    sentence: sentences.findIndex((sentence) => quantity.first < sentence.next),
  }))
  const endOf = (sentence: number) => tokens[(sentences[sentence]?.next ?? 0) - 1]?.end ?? text.length
  const periods = readPeriods(tokens)
  return {
    text,
    tokens,
    sentences,
    amounts: withShares(text, withOwnShares(text, amounts, periods, endOf)),
    periods,
  }
}

/**
 * 'is 2,100 dumb', 'should i': a question of whoever leaves its mark out. 'What I owe is', 'where I live rent is' and,
 * without the person, 'am a nurse', 'do uber for 600' and 'will be 900' tell.
 */
const asks = new RegExp(
  [
    String.raw`^(?:(?:and|so|but|ok) )?(?:am i|(?:is|are)(?! (?:about|around|like|maybe)\b)|(?:can|would|will|does) \$?\d[\w,.]*|`,
    String.raw`(?:should|can|could|would|do|does|did|will) (?:i|we|you|he|she|it|they|that|this|there|my|our|the|an?)|`,
    String.raw`(?:whats?|how|where)(?! (?:i|we|it)\b)|which(?! (?:is|are|leaves|means)\b)|why)\b`,
  ].join(''),
)

/** 'What goes out: rent 1,120', 'what's left on the trailer is 11,300': a name for what follows, with 'what' in front. */
const names = new RegExp(
  String.raw`^(?:(?:and|so|but|ok) )?what(?:'?s| is)? (?:left|owed|remaining|coming in|comes in|going out|goes out) ` +
    String.raw`(?:[:=]|is\b|on (?:the|my|our)\b)`,
)
/** Words of an opening that tell the one from the other. */
const OPENING = 6

const abbreviations = /^(?:mr|mrs|ms|dr|st|mt|ft|vs|etc|approx|jr|sr|inc|no|dept|u|s|a|p|e|g|i)$/

function splitSentences(tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = []
  let first = 0
  const close = (next: number, isQuestion: boolean) => {
    const opening = tokens
      .slice(first, first + OPENING)
      .map(({ word }) => word)
      .join(' ')
    const isAsking = isQuestion || (asks.test(opening) && !names.test(opening))
    if (next > first) sentences.push({ first, next, isQuestion, isAsking })
    first = next
  }
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'break') close(at + 1, tokens[at - 1]?.text === '?')
    else if (token.text === '?') close(at + 1, true)
    else if (token.text === '!' || (token.text === '.' && endsSentence(tokens, at))) close(at + 1, false)
  }
  close(tokens.length, false)
  return sentences
}

function endsSentence(tokens: Token[], at: number): boolean {
  const [before, dot, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (before && abbreviations.test(before.word) && before.end === dot?.start) return false
  return after === undefined || after.kind === 'break' || after.start > (dot?.end ?? 0)
}

/**
 * The period said with an amount: right after it; before it in the same clause ('my monthly rent is 900'); or at the
 * end of the sentence for all its amounts ('rent 900, food 400, all monthly').
 */
export function periodOf(reading: Reading, amount: Amount): Period | null {
  const { tokens, amounts, sentences } = reading
  const sentence = sentences[amount.sentence]
  if (!sentence) return null
  const periods = reading.periods.filter((said) => !isOfHours(reading, said))
  const others = amounts.filter((other) => other !== amount && isMoneyLike(other))
  const isFree = (from: number, to: number) =>
    !others.some((other) => other.first >= from && other.first < to)
  const within = periods.filter((said) => said.first >= sentence.first && said.next <= sentence.next)
  const after = within.find(
    (said) => said.first >= amount.next && said.first - amount.next <= 6 && isFree(amount.next, said.first),
  )
  if (after && !hasBreak(tokens, amount.next, after.first)) return after.period
  // '21.50/hr and my rent is 640': what follows another amount at once is of that.
  const isOthers = (said: SaidPeriod) =>
    others.some(({ next }) => said.first >= next && said.first - next <= 1) &&
    tokens.slice(said.next, amount.first).some(({ kind }) => kind === 'word')
  const before = within.findLast(
    (said) => said.next <= amount.first && isFree(said.next, amount.first) && !isOthers(said),
  )
  if (before && (!hasStop(tokens, before.next, amount.first) || isEachTime(tokens, amount)))
    return before.period
  const last = within.at(-1)
  const isForAll =
    last !== undefined &&
    last.first >= amount.next &&
    isFree(last.next, sentence.next) &&
    /^(?:all|each|every|per|total|,|-|\()$/.test(tokens[last.first - 1]?.word ?? '')
  if (isForAll) return last.period
  if (before?.first === sentence.first) return before.period
  return others.some((other) => !isWordOnly(other)) ? null : rhythmOf(periods)
}

const workedTime = /^(?:hours?|hrs?|days|nights|shifts|evenings|mornings|times)$/

/** '30 hours a week', 'six days a week': how long, not how often something is paid. */
const isOfHours = ({ tokens, amounts }: Reading, { first }: SaidPeriod) =>
  workedTime.test(tokens[first - 1]?.word ?? '') && amounts.some(({ next }) => next === first - 1)

/** 'Comes every three months and it is $330 each time' */
const isEachTime = (tokens: Token[], { next }: Amount) =>
  /^(?:each|every|a|per)$/.test(tokens[next]?.word ?? '') &&
  /^(?:time|check|paycheck|deposit|pop)$/.test(tokens[next + 1]?.word ?? '')

/** 'I'm paid on the 1st and the 15th. Twenty-two hundred each time.' */
function rhythmOf(periods: readonly SaidPeriod[]): Period | null {
  const [one, another] = [...new Set(periods.map(({ period }) => period))]
  return one && !another && rhythms.has(one) ? one : null
}

/** Said of a payment wherever they stand; a year or a month may be said of anything. */
const rhythms: ReadonlySet<Period> = new Set(['two-weeks', 'half-month', 'quarter'] as const)

const hasStop = (tokens: Token[], from: number, to: number) =>
  tokens.slice(from, to).some((token) => /^[,;.(]$/.test(token.text) || /^(?:but|so|and)$/.test(token.word))

const hasBreak = (tokens: Token[], from: number, to: number) =>
  tokens.slice(from, to).some((token) => /^[,;:.(]$/.test(token.text) || /^(?:and|but)$/.test(token.word))

export const isMoneyLike = ({ kind }: Amount) => kind === 'money' || kind === 'bare'

/** 'This one', 'two of us': a small number in words is seldom an amount. */
export const isWordOnly = ({ inWords, value, scaled, currency }: Amount) =>
  inWords && !scaled && !currency && value > 0 && value <= 3
