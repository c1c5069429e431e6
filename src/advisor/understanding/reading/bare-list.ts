/** '3 hospital bills, 4,180, 1,265 and 890': amounts with nothing but commas between them are amounts of one thing. */
import { type Amount, isMoneyLike, type Reading } from './reading.ts'

const JOINT = /^(?:,|and|&|\+|plus)$/
/** What may follow an amount of a list that has no name of its own. */
const GOES_ON = /^(?:[,.;:!?()&+]|and|plus|a|an|per|each|every|at|in|on|so|what|whats|how|monthly|weekly)$/
/** Words between several things and their amounts: 'two cards, 3,200', 'car payments are 310'. */
const BETWEEN = /^(?:,|:|-|are|were|is|of|at|for|like|about|around)$/
/** Several of a thing. */
const SEVERAL = /^[a-z]{2,}[^s']s$/

/** The amount right before it in such a list. */
export function listedAfter(reading: Reading, amount: Amount): Amount | null {
  const { tokens, amounts } = reading
  const before = amounts.findLast((other) => isMoneyLike(other) && other.next <= amount.first)
  if (!before || !isMoneyLike(amount) || before.sentence !== amount.sentence) return null
  const between = tokens.slice(before.next, amount.first)
  const following = tokens[amount.next]
  const isBare = following === undefined || following.kind === 'break' || GOES_ON.test(following.word)
  const isJoined = between.length > 0 && between.every(({ word }) => JOINT.test(word))
  if (!isBare || !isJoined) return null
  return listedAfter(reading, before) || isOfSeveral(reading, before) ? before : null
}

function isOfSeveral({ tokens }: Reading, { first }: Amount): boolean {
  let at = first - 1
  while (BETWEEN.test(tokens[at]?.word ?? '')) at -= 1
  return SEVERAL.test(tokens[at]?.word ?? '')
}
