import { isMine } from '#advisor/understanding/people.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** Words that name something, as they stand in the message: tokens from `first` up to `next`. */
export interface Phrase {
  first: number
  next: number
  words: string[]
  /** How it hangs on the amount: the word between ('for', 'on', 'in' …), or where it stands, 'before' or 'after'. */
  link: string
  /** Tokens between it and the amount. */
  distance: number
}

const small = new RegExp(
  [
    String.raw`^(?:a|an|the|this|that|these|those|some|any|each|every|all|both|no|of|in|on|for|from|to|at|as|into|onto|`,
    String.raw`toward|towards|with|by|per|via|through|after|before|about|around|roughly|prob|probably|like|just|only|still|`,
    String.raw`now|currently|right|today|so|very|really|pretty|quite|too|also|then|than|there|here|and|or|but|if|because|`,
    String.raw`while|when|where|which|who|what|how|why|it|its|it's|that's|thats|is|are|was|were|be|been|being|am|isn't|`,
    String.raw`aren't|have|has|had|having|do|does|did|don't|dont|doesn't|will|would|could|should|can|can't|cant|may|might|must|get|`,
    String.raw`gets|got|getting|go|goes|going|goin|went|come|comes|coming|put|puts|pay|pays|paid|paying|paymt|spend|spends|`,
    String.raw`spent|spending|make|makes|made|making|owe|owes|owed|owing|own|owns|earn|earns|earned|take|takes|taking|took|`,
    String.raw`bring|brings|save|saves|saving|cost|costs|costing|run|runs|running|keep|keeps|hold|holds|sit|sits|sitting|`,
    String.raw`set|sets|worth|valued|left|remaining|total|totals|totaling|altogether|combined|together|plus|minus|approx|`,
    String.raw`approximately|nearly|almost|maybe|probably|depends|exactly|over|under|between|up|down|out|off|back|away|usually|`,
    String.raw`sometimes|always|never|ever|already|yet|not|ok|okay|lol|yeah|yes|ugh|tbh|idk|well|actually|sorry|oh|um|uh|`,
    String.raw`btw|rn|want|wants|wanna|need|needs|hope|hoping|trying|try|plan|planning|aim|aiming|using|use|used|feel|`,
    String.raw`think|guess|know|say|says|said|tell|told|ago|last|next|since|until|till|month|months|monthly|january|`,
    String.raw`february|march|april|june|july|august|september|october|november|december|year|years|yearly|annual|annually|`,
    String.raw`week|weeks|weekly|biweekly|day|days|daily|hour|hours|hourly|mo|yr|wk|hr|dollars|dollar|bucks|grand|k|usd|`,
    String.raw`balance|amount|amounts|money|figure|number|another|one|ones|more|less|much|many|most|few|lot|lots|bit|`,
    String.raw`couple|first|second|third|other|others|new|old|current|own|same|even|ish|etc|x|at&t's|them|us|you|your|`,
    String.raw`let's|lets|i'd|i'll|supposed|kind|sort|thing|things|stuff|everything|anything|something|nothing|high|low|`,
    String.raw`apr|apy|interest|rate|percent|fixed|left|good|bad|big|small|little|nice|stupid|damn|whole|entire|mostly|`,
    String.raw`mainly|fully|carrying|carry|sunk|tied|stashed|parked|tucked|socked|sock|eats|eat|swallows|runs|ran|gives|`,
    String.raw`give|gave|brings|brought|adds|add|added|goes|goal|goals|target|value|stands|stood|opened|posted|dropped|`,
    String.raw`says|reads|shows|there's|theres|basically|literally|honestly|roughly|payment's|edit|update|outstanding|`,
    String.raw`principal|fact|difference|amounting|comes|came|works|worked|currently|presently|hit|hits|reached|sat|jumped|`,
    String.raw`rose|fell|increased|decreased|raised|lowered|cut|changed|bumped|now|time|times|part|half|rest|spot|kbb|`,
    String.raw`zillow|appraised|reappraised|estimated|assessed|estimate|normally|straight|starts|start|stuck|either|`,
    String.raw`neither|em|lowkey|ouch|bc|mine's|someone|offered|forgot|forget|forgotten|wait|scratch|married|engaged|hi|`,
    String.raw`hey|hello|howdy|bout|abt)$`,
  ].join(''),
)

/** A token that can be part of a name. Pairs such as 'money market' count though their words alone do not. */
export function isNaming(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  // 401(k), 457, F150, RAV4
  if (token.kind === 'number')
    return (
      accountNumber.test(token.text) ||
      (tokens[at - 1]?.kind === 'word' && tokens[at - 1]?.end === token.start)
    )
  if (token.kind !== 'word') return false
  const { word } = token
  // 'They’ll', 'we’re' and 'it’d' are nobody's name.
  if (/['’](?:ll|re|ve|d|m)$/.test(word)) return false
  if (thingOf(`${tokens[at - 1]?.word ?? ''} ${word}`) || thingOf(`${word} ${tokens[at + 1]?.word ?? ''}`))
    return true
  return (
    word.length > 1 &&
    !small.test(word) &&
    !isMine(word) &&
    !/^(?:he|she|him|his|her|they|them|their|he's|she's)$/.test(word)
  )
}

const accountNumber = /^(?:401|403|457|529|150|250|1500)$/

const joins = (token: Token | undefined) => token?.text === '&' || token?.text === '-' || token?.text === '/'

/** Longest name worth keeping. */
const MOST = 4

/** The naming words that end right before a token. */
function phraseEndingAt(tokens: Token[], end: number): { first: number; next: number } | null {
  if (!isNaming(tokens, end)) return null
  let first = end
  while (first > 0 && end - first < MOST) {
    if (isNaming(tokens, first - 1)) first -= 1
    else if (joins(tokens[first - 1]) && isNaming(tokens, first - 2)) first -= 2
    else break
  }
  return { first, next: end + 1 }
}

function phraseStartingAt(tokens: Token[], first: number): { first: number; next: number } | null {
  if (!isNaming(tokens, first)) return null
  let next = first + 1
  while (next - first < MOST) {
    if (isNaming(tokens, next)) next += 1
    else if (joins(tokens[next]) && isNaming(tokens, next + 1)) next += 2
    else break
  }
  return { first, next }
}

/** The name that a word is part of: the naming words beside it, not beyond an amount of money. */
export function phraseAround({ tokens, amounts }: Reading, at: number): Pick<Phrase, 'first' | 'next'> {
  const isFree = (place: number) =>
    isNaming(tokens, place) &&
    !amounts.some((amount) => isMoneyLike(amount) && place >= amount.first && place < amount.next)
  let first = at
  while (at - first < 2 && isFree(first - 1)) first -= 1
  let next = at + 1
  while (next - at < 3 && isFree(next)) next += 1
  return { first, next: closeAccount(tokens, next) }
}

/** '401' goes on with '(k)'. */
function closeAccount(tokens: Token[], next: number): number {
  if (!accountNumber.test(tokens[next - 1]?.text ?? '')) return next
  const [open, letter, close] = tokens.slice(next, next + 3).map(({ word }) => word)
  if (open === '(' && /^[kb]$/.test(letter ?? '') && close === ')') return next + 3
  return /^[kb]$/.test(open ?? '') ? next + 1 : next
}

const stops = /^[.;!?]$/
const prepositions = new Set([
  'on',
  'for',
  'in',
  'to',
  'of',
  'from',
  'at',
  'with',
  'as',
  'into',
  'toward',
  'towards',
  'by',
  'after',
  'through',
])

/** Names around an amount, nearest first, not beyond the next amount of money or the end of the sentence. */
export function phrasesAround(reading: Reading, amount: Amount): Phrase[] {
  const { tokens, sentences, amounts } = reading
  const sentence = sentences[amount.sentence] ?? { first: 0, next: tokens.length }
  const money = amounts.filter((other) => other !== amount && isMoneyLike(other))
  const floor = Math.max(
    sentence.first,
    ...money.filter((other) => other.next <= amount.first).map((other) => other.next),
  )
  const ceiling = Math.min(
    sentence.next,
    ...money.filter((other) => other.first >= amount.next).map((other) => other.first),
  )
  return [
    ...phrasesBefore(tokens, floor, amount.first),
    ...phrasesAfter(tokens, amount.next, ceiling),
  ].toSorted((a, b) => a.distance - b.distance)
}

function phrasesBefore(tokens: Token[], floor: number, end: number): Phrase[] {
  const found: Phrase[] = []
  for (let at = end - 1; at >= floor; at -= 1) {
    if (stops.test(tokens[at]?.text ?? '') && at < end - 1) break
    const place = phraseEndingAt(tokens, at)
    if (!place) continue
    const first = Math.max(floor, place.first)
    found.push({
      first,
      next: place.next,
      words: wordsOf(tokens, first, place.next),
      link: 'before',
      distance: end - place.next,
    })
    at = first
  }
  return found
}

function phrasesAfter(tokens: Token[], start: number, ceiling: number): Phrase[] {
  const found: Phrase[] = []
  let link = 'after'
  for (let at = start; at < ceiling; at += 1) {
    const token = tokens[at]
    if (!token || stops.test(token.text)) break
    if (prepositions.has(token.word)) link = token.word
    const place = phraseStartingAt(tokens, at)
    if (!place) continue
    const next = Math.min(ceiling, place.next)
    found.push({ first: at, next, words: wordsOf(tokens, at, next), link, distance: at - start })
    at = next
    link = 'after'
  }
  return found
}

const wordsOf = (tokens: Token[], first: number, next: number) =>
  tokens
    .slice(first, next)
    .filter((token) => token.kind !== 'symbol')
    .map((token) => token.word)

/** The phrase as the user wrote it, with a capital letter. */
export function spell({ text, tokens }: Reading, { first, next }: Pick<Phrase, 'first' | 'next'>): string {
  const start = tokens[first]?.start ?? 0
  const written = text.slice(start, tokens[next - 1]?.end ?? start).replaceAll(/\s+/g, ' ')
  return written.charAt(0).toUpperCase() + written.slice(1)
}
