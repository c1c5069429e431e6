import type { Change, Fact } from '#advisor/facts.ts'
import { latest, slotOf } from './focus.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Retold } from './relative-changes.ts'
import { amountOf, converted, type SaidBefore, saidBefore, withAmount } from './said-before.ts'

/** Longer messages tell a story of their own. */
const LONGEST = 40
/** Another size is another thing. */
const MOST = 5

/** New amounts for things said before by their places: 'the first is 40 and the second 55', '420, 150, 100 in that order'. */
export function readInOrder(reading: Reading, focus: readonly Fact[]): Retold | null {
  const { text, tokens, amounts } = reading
  // 'The first is 40' tells no age.
  const money = amounts.filter(
    (amount) => (isMoneyLike(amount) || amount.kind === 'age') && !isWordOnly(amount),
  )
  const known = inOrderSaid(focus)
  if (tokens.length > LONGEST || known.length < 2 || money.length === 0) return null
  if (money.length === 1 && ofAnother.test(text)) return { changes: [], taken: money }
  if (
    /\?|%|\b(?:if|would|could|i'll|we'll|will|going to|want|plan|pay|paying|paid|toward|rates?|apr|interest|percent)\b/i.test(
      text,
    )
  )
    return null
  const pairs = isWholeOrder(text, money, known)
    ? money.flatMap((amount, at): Pair[] => (known[at] ? [{ before: known[at], amount }] : []))
    : byPlace(reading, money, known)
  const changes = pairs.flatMap(({ before, amount }) => changed(reading, before, amount) ?? [])
  // One that does not fit makes the others doubtful.
  if (changes.length === 0 || changes.length < pairs.length) return null
  return { changes, taken: pairs.map(({ amount }) => amount) }
}

/** 'My sister's second one is 50', 'he was the first to pay 50': the amount is another's and of nothing said before. */
const ofAnother = new RegExp(
  [
    String.raw`\b(?:my (?!wife|husband|partner|spouse)\w+'s|his|her|their) (?:first|second|third|fourth|last) (?:ones? )?`,
    String.raw`(?:is|was|are|to|costs?)\b|\b(?:he|she|they) (?:is|was|were) the (?:first|second|third|last)\b`,
  ].join(''),
  'i',
)

interface Pair {
  before: SaidBefore
  amount: Amount
}

const isWholeOrder = (text: string, money: readonly Amount[], known: readonly SaidBefore[]) =>
  /\b(?:in (?:that|the same|this)|same) order\b|\brespectively\b/i.test(text) && money.length === known.length

const places: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['former', 0],
  ['second', 1],
  ['latter', 1],
  ['third', 2],
  ['fourth', 3],
  ['last', -1],
])
/** 'Second's', 'the second is', 'second one', 'second: 55'; not 'my second job' or 'last month'. */
const following = /^(?:one|one's|ones|is|should|now|goes|more|:|-|at|=)$/
/** 'Make the second 90', 'change the first to 40' */
const ordering = /\b(?:change|set|make|update|fix|put|move|bump|raise|lower)\b/i
/** 'The last one was 80' tells what was, unless it sets something right. */
const setsRight = /\b(?:actually|sorry|oops|wrong|mistake|typo|misread|meant|supposed|really|wait)\b|\bnot\b/i
/** 'My sister's second one', 'my first', 'second to last' are places in another order. */
const anotherOrder = /^(?:my|our|his|her|their|your|its|a|every|each|\w+'s)$/

/** Amounts after words such as 'the second', each the first one after its word. */
function byPlace({ text, tokens }: Reading, money: readonly Amount[], known: readonly SaidBefore[]): Pair[] {
  const pointed = tokens.flatMap(({ word }, at) => {
    const place = places.get(word.replace(/'s$/, ''))
    const next = tokens[at + 1]?.word ?? ''
    const verb = /^ones?$/.test(next) ? (tokens[at + 2]?.word ?? '') : next
    const isPointing =
      word.endsWith("'s") ||
      following.test(next) ||
      (verb === 'was' && setsRight.test(text)) ||
      (next === 'to' && ordering.test(text)) ||
      money.some(({ first }) => first === at + 1)
    const isElsewhere =
      anotherOrder.test(tokens[at - 1]?.word ?? '') || (verb === 'was' && !setsRight.test(text))
    return place !== undefined && isPointing && !isElsewhere ? [{ at, before: known.at(place) }] : []
  })
  return pointed.flatMap(({ at, before }, index): Pair[] => {
    const next = pointed[index + 1]?.at ?? tokens.length
    const [amount, another] = money.filter(({ first }) => first > at && first < next)
    return before && amount && !another ? [{ before, amount }] : []
  })
}

/** The things of one kind, or of one sentence, in the order in which they were first said. */
function inOrderSaid(focus: readonly Fact[]): SaidBefore[] {
  const known = latest(focus.filter(({ change }) => amountOf(change) !== null))
  const [newest] = known
  if (!newest) return []
  const isAlike =
    newest.change.kind === 'profile'
      ? ({ quote }: Fact) => quote === newest.quote
      : ({ change }: Fact) => change.kind === newest.change.kind
  const firstSaid = (fact: Fact) =>
    focus.findLastIndex(
      (other) => slotOf(other.change) === slotOf(fact.change) && amountOf(other.change) !== null,
    )
  return known
    .filter(isAlike)
    .toSorted((one, other) => firstSaid(other) - firstSaid(one))
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
}

function changed(reading: Reading, before: SaidBefore, amount: Amount): Change | null {
  const value = converted(before, reading, amount)
  const isAlike = value < before.stored * MOST && value * MOST > before.stored
  return isAlike ? withAmount(before.fact.change, value) : null
}
