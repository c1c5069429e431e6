import { thingsNamed } from './focus.ts'
import {
  type Amount,
  isMoneyLike,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

const LONGEST = 40
const SHORT = 20
const supposing = new RegExp(
  [
    String.raw`\b(?:if|would|could|suppose|imagine|remember|was|were|used to|hypothetically|let's say|`,
    String.raw`my (?:friend|brother|sister|cousin|boss|neighbor))\b`,
  ].join(''),
  'i',
)

/** 'What is a standard deduction?' is about nobody's. */
const isGeneral = (heard: string) => /\?\s*$/.test(heard) && !/\b(?:my|mine|our|i|we|me)\b/i.test(heard)

/** A message together with the one before it, for amounts whose subject was named there. */
export interface InContext {
  reading: Reading
  things: ThingName[]
  /** As the message before spells them, each once. */
  names: string[]
  /** The message before did little but name them. */
  isTold: boolean
  /** The amount of the message itself for one of the joined reading; undefined for those of the message before. */
  ownAmount: (amount: Amount) => Amount | undefined
}

/** 'We bought a house in 2016.' 'It is worth 385,000.' Null when the message names its own subjects. */
export function readInContext(reading: Reading, heard: string): InContext | null {
  if (heard.trim() === '' || reading.tokens.length > LONGEST) return null
  const isNamed = thingsNamed(reading.tokens).some((thing) => thing !== 'debt' && thing !== 'personalLoan')
  const before = readMessage(heard)
  const names = namesIn(before)
  const text = spellOut(reading.text, names)
  if ((isNamed && text === reading.text) || names.length === 0 || before.tokens.length > LONGEST * 2)
    return null
  const joined = readMessage(`${heard.trimEnd()}\n${text}`)
  const added = joined.amounts.length - reading.amounts.length
  const ownAmount = (amount: Amount) => reading.amounts[joined.amounts.indexOf(amount) - added]
  return {
    reading: { ...joined, ...weighedIn(joined, reading, ownAmount) },
    things: thingsNamed(before.tokens),
    names: distinct(names),
    isTold:
      before.tokens.length <= SHORT &&
      !before.amounts.some(isMoneyLike) &&
      !supposing.test(heard) &&
      !isGeneral(heard),
    ownAmount,
  }
}

/** The judge has read the message after the one before it; in the two together its amounts stand elsewhere. */
function weighedIn(
  joined: Reading,
  { weighed }: Reading,
  ownAmount: InContext['ownAmount'],
): Pick<Reading, 'weighed'> {
  if (!weighed) return {}
  const shares = new Map(
    joined.amounts.flatMap((amount) => {
      const own = ownAmount(amount)
      const found = own && weighed.after.get(own.start)
      return found ? [[amount.start, found] as const] : []
    }),
  )
  // Names and rates may stand in the message before, which the judge has read the end of only.
  return { weighed: { ...weighed, alone: shares, after: shares, details: new Map() } }
}

/** 'The first one is 16k, the other 9k': with the things that the message before had named, in its order. */
function spellOut(text: string, names: readonly string[]): string {
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last || names.length < 2) return text
  return (
    text
      .replaceAll(/\b(?:the )?(?:first|former)(?: one)?\b/gi, `the ${first}`)
      .replaceAll(/\b(?:the )?(?:second|latter)(?: one)?\b/gi, `the ${last}`)
      // 'Phone 120, other 300' and 'the other bills' are of nothing that was named.
      .replaceAll(/\bthe other(?: one)?\b(?! [a-z]+s\b)|\bother one\b/gi, `the ${last}`)
  )
}

const distinct = (names: readonly string[]) =>
  names
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .filter((name, at, all) => all.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at)

/** The things a message names, as it spells them. */
function namesIn({ text, tokens }: Reading): string[] {
  const names: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token || thingsNamed([token, ...(next ? [next] : [])]).length === 0) continue
    const isPair = next !== undefined && thingOf(`${token.word} ${next.word}`) !== null
    if (!isPair && thingsNamed([token]).length === 0) continue
    names.push(text.slice(token.start, isPair ? next.end : token.end))
    if (isPair) at += 1
  }
  return names
}
