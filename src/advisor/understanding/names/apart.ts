/** Names of several rows of one message, so that no two are alike. */
import { isStrong } from '#advisor/understanding/reading/correction-words.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isOutcomeOf } from '#advisor/understanding/reading/outcome.ts'
import { nameless } from './naming-rules.ts'
import { spell } from './phrases.ts'

/** No label is longer. */
const LONGEST = 3
const FILLING = new RegExp(
  [
    String.raw`^(?:like|about|around|maybe|roughly|probably|prob|prolly|is|are|was|at|for|a|an|the|my|our|i|we|and|plus|of|to|it|it's|`,
    String.raw`its|that|another|one|ones|second|other|also|pay|owe|have|got|mine|then|or|bill|bills|worth|owed|till|until|`,
    String.raw`left|now|just|only|so|do|does|spend|paying|putting|spending|over|under|total|with|has|had|on|in|from|by)$`,
  ].join(''),
)

const EARNED = /^(?:make|makes|earn|earns|clear|clears|net|nets)$/

/** Two rows of one message are two rows: the second takes the words right before it, else a number. */
export function nameApart(reading: Reading, amount: Amount, name: string, taken: Set<string>): string {
  const isFree = (one: string) => !taken.has(one.toLowerCase())
  // 'I get 1,050 child support and make 2,480': who says only that it is made names nothing.
  const isMade = !isFree(name) && EARNED.test(reading.tokens[amount.first - 1]?.word ?? '')
  const own = isMade ? nameless.income : name
  const label = isMade || isFree(name) ? null : labelBefore(reading, amount)
  let unique = label !== null && isFree(label) ? label : own
  for (let count = 2; !isFree(unique); count += 1) unique = `${own} ${count}`
  taken.add(unique.toLowerCase())
  return unique
}

/** 'Citi 3,900 at 26.99, target 1,450': a label between a comma and the amount. */
export function setOffLabel(reading: Reading, amount: Amount): string | null {
  const label = labelBefore(reading, amount)
  const end = label === null ? 0 : endOfLabel(reading, amount)
  const first = label === null ? 0 : end - label.split(' ').length
  return /^(?:,|;)$/.test(reading.tokens[first - 1]?.text ?? '') ? label : null
}

/** 'Going out prob 300' */
function endOfLabel({ tokens }: Reading, { first }: Amount): number {
  const hedges = tokens
    .slice(0, first)
    .toReversed()
    .findIndex(({ word }) => !HEDGE.test(word))
  return first - Math.max(0, hedges)
}
const HEDGE = /^(?:like|about|around|maybe|roughly|probably|prob|prolly)$/

/** 'Phone 45, going out 300': what stands between the comma and the amount. */
function labelBefore(reading: Reading, amount: Amount): string | null {
  const { tokens, amounts } = reading
  const floor = amounts.findLast((other) => isMoneyLike(other) && other.next <= amount.first)?.next ?? 0
  const end = endOfLabel(reading, amount)
  let first = end
  while (first > floor && end - first < LONGEST && isLabelling(reading, first - 1)) first -= 1
  const isWhole = first === floor || !isLabelling(reading, first - 1)
  return first < end && isWhole && tokens[end] ? spell(reading, { first, next: end }) : null
}

const isLabelling = ({ tokens }: Reading, at: number) =>
  tokens[at]?.kind === 'word' && !FILLING.test(tokens[at]?.word ?? '') && (tokens[at]?.word.length ?? 0) > 1

const ANOTHER = /\b(?:another|other|others|second|also|and an?|one more|both)\b/i

/** 'Rent is 1,200. Wait, rent is 1,300': the same thing, set right at once. */
export function withoutTakenBack<One extends { amount: Amount }>(
  reading: Reading,
  judged: readonly One[],
  nameOf: (amount: Amount) => string,
): One[] {
  const { text } = reading
  const isSame = (one: One, other: One) =>
    nameOf(one.amount).toLowerCase() === nameOf(other.amount).toLowerCase()
  // 'Rent's 2,000, so 1,200 for me'
  const isOvertaken = (one: One) =>
    judged.some((later) => isSame(one, later) && isOutcomeOf(reading, later.amount, one.amount))
  const isTakenBack = ({ amount }: One) =>
    judged.some(
      (later) =>
        later.amount.start > amount.end &&
        nameOf(later.amount).toLowerCase() === nameOf(amount).toLowerCase() &&
        isStrong(text.slice(amount.end, later.amount.start)) &&
        !ANOTHER.test(text.slice(amount.end, later.amount.start)),
    )
  return judged.filter((one) => !isTakenBack(one) && !isOvertaken(one))
}
