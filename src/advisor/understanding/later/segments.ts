import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

const isJoint = ({ text, word, kind }: Token) =>
  kind === 'break' || /^[,;:.!?(]$/.test(text) || /^(?:but|so|because|since)$/.test(word)

/** The words around an amount up to the commas beside it, and no other amount's. */
export function segmentOf(reading: Reading, amount: Amount, amounts: readonly Amount[]): Token[] {
  const { tokens } = reading
  const previous = amounts.findLast((other) => other.next <= amount.first)?.next ?? 0
  const following = amounts.find((other) => other.first >= amount.next)?.first ?? tokens.length
  let first = amount.first
  while (first > previous && !isJointAt(tokens, first - 1)) first -= 1
  let next = amount.next
  while (next < following && !isJointAt(tokens, next)) next += 1
  // What follows 'and' belongs to the next amount.
  const and =
    following < tokens.length ? tokens.findIndex(({ word }, at) => at >= amount.next && word === 'and') : -1
  const words = tokens.slice(first, and >= 0 && and < next ? and : next)
  return [...labelBefore(reading, amount), ...words]
}

/** 'Spend? Around 3,000.': a word or two with a question mark are a label. */
function labelBefore({ tokens, sentences }: Reading, { sentence }: Amount): Token[] {
  const before = sentences.slice(Math.max(0, sentence - 2), sentence).findLast(({ isQuestion }) => isQuestion)
  return before && before.next - before.first <= 5 ? tokens.slice(before.first, before.next) : []
}

/** 'Spend: 3,700': a word or two before a colon name what follows. */
function isLabelColon(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ':') return false
  const words = tokens.slice(Math.max(0, at - 3), at)
  return words.length < 3 || words.some(isJoint)
}

const isJointAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  return token !== undefined && isJoint(token) && !isLabelColon(tokens, at)
}

/** The words of its sentence and the one before, no other amount's; all words when it is the only one. */
export function clauseOf(
  { tokens, sentences }: Reading,
  amount: Amount,
  amounts: readonly Amount[],
): Token[] {
  if (amounts.length === 1) return tokens
  const previous = amounts.findLast((other) => other.next <= amount.first)
  const following = amounts.find((other) => other.first >= amount.next)
  const sentence = sentences[amount.sentence]
  const earlier = sentences[amount.sentence - 1]
  const floor = previous || !earlier ? (sentence?.first ?? 0) : earlier.first
  const and = following
    ? tokens.findIndex(({ word, text }, at) => at >= amount.next && (word === 'and' || /^[,;]$/.test(text)))
    : -1
  const end = Math.min(following?.first ?? tokens.length, sentence?.next ?? tokens.length)
  return tokens.slice(Math.max(previous?.next ?? 0, floor), and >= 0 && and < end ? and : end)
}

/** Words before an amount in which its subject stands, where it is a pronoun. */
const NEAR = 5

const informant = /^(?:it|they|he|she|app|statement|bank|portal|stub|paper|letter|appraiser|site)$/

/** The place of the pronoun that is an amount's subject: 'since he went to four days it's 6,650'. */
export function pronounBefore(
  { tokens, sentences }: Reading,
  { first, sentence, value }: Amount,
): number | null {
  const floor = Math.max(sentences[sentence]?.first ?? 0, first - NEAR)
  const at = tokens.findLastIndex(
    ({ word }, place) =>
      place >= floor &&
      place < first &&
      /^(?:it|it's|its|that's|thats|mine|ours)$/.test(word) &&
      // 'The note on it is 310,000' is of the note.
      !/^(?:on|in|for|of|with|from|about|toward|towards)$/.test(tokens[place - 1]?.word ?? ''),
  )
  if (at >= 0) return at
  // 'They say 17,000': of what they were asked about.
  const [subject, verb] = tokens.slice(Math.max(0, first - 2), first).map(({ word }) => word)
  const isSaid = /^(?:say|says|said|shows)$/.test(verb ?? '') && informant.test(subject ?? '')
  return isSaid && value >= 100 ? first - 1 : null
}

/** 'A week. Cash, mostly.' goes on with the sentence before; 'Every month I pay 300' does not. */
export const startsWithPeriod = ({ tokens, periods }: Reading) =>
  periods.some(({ first, next }) => first === 0 && (tokens[next]?.kind ?? 'break') !== 'word')

const subject = /\b(?:the|my|our) (?:\w+ )?([\w']+?)(?:'s|s'| is| are| was)(?: \w+){0,2} \$?$/i
/** Nouns that stand for whatever was spoken of. */
const standIn = new RegExp(
  [
    String.raw`^(?:numbers?|balance|total|amount|figure|price|bill|payment|quote|one|ones|cost|goal|target|appraisal|`,
    String.raw`statement|real|actual|exact|final|answer|thing|sum|rest|truth|value|check|app|bank|portal|half|share|part|`,
    String.raw`new|old|other)$`,
  ].join(''),
  'i',
)

/** 'The EF is 8,200 now' has a subject of its own, though it is no thing we know. */
export function hasOwnSubject({ text, tokens, sentences }: Reading, { sentence, start }: Amount): boolean {
  const from = tokens[sentences[sentence]?.first ?? 0]?.start ?? 0
  const noun = subject.exec(text.slice(from, start))?.[1]
  return noun !== undefined && !standIn.test(noun)
}
