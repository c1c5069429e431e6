import { isNaming, type Phrase } from './phrases.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

type Place = Pick<Phrase, 'first' | 'next'>

/** No name is longer. */
const LONGEST = 6

const touches = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && left.end === right.start

/** The whole of a name of which some words are known: 'F-150', 'Capital One', 'haircut and color', 'insurance on two cars'. */
export function wholeName(reading: Reading, amount: Amount, place: Place): Place {
  const joined = withHyphens(reading, withNumberWord(reading, place))
  const named = withNumber(reading, withCapitals(reading, joined))
  const headed = withHead(reading, withBothParts(reading, amount, named))
  // 'Property tax and insurance on the house'
  return withBothParts(reading, amount, headed)
}

function withHyphens({ tokens }: Reading, { first, next }: Place): Place {
  const isHyphen = (at: number) =>
    tokens[at]?.text === '-' &&
    touches(tokens[at - 1], tokens[at]) &&
    touches(tokens[at], tokens[at + 1]) &&
    tokens[at - 1]?.kind === 'word'
  let [from, to] = [first, next]
  while (to - from < LONGEST && isHyphen(from - 1)) from -= 2
  while (to - from < LONGEST && isHyphen(to) && tokens[to + 1]?.kind === 'word') to += 2
  return { first: from, next: to }
}

const isCapital = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text)
const shouting = /^[^\p{Ll}]*$/u
const notInNames = new RegExp(
  [
    String.raw`^(?:i|i'm|i've|is|are|was|at|for|of|and|the|to|my|we|our|it|that|per|a|an|in|on|he|she|they|his|her|their|`,
    String.raw`but|so|then|also|now|with|from|by|has|have)$`,
  ].join(''),
)

/** 'Capital One', 'Plan G': a word with a capital letter after another belongs to the name. */
function withCapitals({ text, tokens, amounts }: Reading, { first, next }: Place): Place {
  if (shouting.test(text)) return { first, next }
  const isMoney = (at: number) =>
    amounts.some(
      (amount) => isMoneyLike(amount) && !isWordOnly(amount) && at >= amount.first && at < amount.next,
    )
  const isPart = (at: number) =>
    isCapital(tokens[at]) && !isMoney(at) && !notInNames.test(tokens[at]?.word ?? '')
  // 'Bank of America'
  const from = tokens[first - 1]?.text === 'of' && isPart(first) && isPart(first - 2) ? first - 2 : first
  let to = next
  while (
    to - first < 4 &&
    isCapital(tokens[to - 1]) &&
    (tokens[to]?.start ?? 0) - (tokens[to - 1]?.end ?? 0) === 1 &&
    isPart(to)
  )
    to += 1
  return { first: from, next: to }
}

/** 'capital one', in small letters, is no number. */
const withNumberWord = ({ tokens }: Reading, { first, next }: Place): Place => {
  const word = tokens[next]?.word ?? ''
  const isPair = word === 'one' && thingOf(`${tokens[next - 1]?.word ?? ''} ${word}`) !== null
  return { first, next: isPair ? next + 1 : next }
}

/** 'RAV4', 'CX5' */
const withNumber = ({ tokens }: Reading, { first, next }: Place): Place => ({
  first,
  next: tokens[next]?.kind === 'number' && touches(tokens[next - 1], tokens[next]) ? next + 1 : next,
})

const linking = /^(?:and|plus|\+|&|n|\/)$/

/** The stretch between commas and line breaks around some tokens. */
function stretchOf({ tokens }: Reading, place: Place): Place {
  const isEdge = (at: number) => tokens[at]?.kind === 'break' || /^[,;.!?]$/.test(tokens[at]?.text ?? '.')
  let { first, next } = place
  while (first > 0 && !isEdge(first - 1)) first -= 1
  while (next < tokens.length && !isEdge(next)) next += 1
  return { first, next }
}

/** 'Renters plus car insurance 61': one amount for both. With several amounts each has its own. */
function withBothParts(reading: Reading, amount: Amount, { first, next }: Place): Place {
  const { tokens } = reading
  const stretch = stretchOf(reading, { first, next })
  if (!isOnlyOne(reading, amount, stretch)) return { first, next }
  const isFree = (at: number) =>
    at >= stretch.first &&
    at < stretch.next &&
    (at < amount.first || at >= amount.next) &&
    isNaming(tokens, at)
  const joins = (at: number) => linking.test(tokens[at]?.word ?? '')
  let [from, to] = [first, next]
  if (joins(from - 1) && isFree(from - 2)) {
    from -= 2
    if (isFree(from - 1)) from -= 1
  }
  if (joins(to) && isFree(to + 1)) {
    to += 2
    while (to - from < LONGEST && isFree(to)) to += 1
  }
  return { first: from, next: to }
}

/** The amount is the only one of its sentence, or of the stretch that its name stands in. */
function isOnlyOne({ amounts }: Reading, amount: Amount, stretch: Place): boolean {
  const others = amounts.filter((other) => other !== amount && isMoneyLike(other) && !isWordOnly(other))
  const isWithin = amount.first >= stretch.first && amount.next <= stretch.next
  return isWithin
    ? !others.some((other) => other.first >= stretch.first && other.next <= stretch.next)
    : !others.some(({ sentence }) => sentence === amount.sentence)
}

const preposition = /^(?:on|for|of|to|from|at|with)$/
const between = /^(?:the|my|our|a|an|both|all|two|three|four|old|new|other|his|her|their|this|that|used|\d)$/

/** 'Insurance on two old cars' is about insurance. */
function withHead({ tokens }: Reading, { first, next }: Place): Place {
  let at = first - 1
  while (at > 0 && first - at < 4 && between.test(tokens[at]?.word ?? '')) at -= 1
  if (!preposition.test(tokens[at]?.word ?? '')) return { first, next }
  const word = tokens[at - 1]?.word ?? ''
  if (!heads.test(word) || next - at >= LONGEST) return { first, next }
  // 'Down payment on a house'
  const isPair = thingOf(`${tokens[at - 2]?.word ?? ''} ${word}`) !== null
  return { first: isPair ? at - 2 : at - 1, next }
}

const heads = new RegExp(
  [
    String.raw`^(?:insurance|payments?|loan|loans|note|mortgage|tax|taxes|pension|lease|tuition|rent|premium|bill|bills|`,
    String.raw`dues|fees?|fund|account|stock|shares|cd|annuity|policy|membership|subscription|lessons|tutoring|support)$`,
  ].join(''),
)
