/** What a message that asks nothing says of somebody's own money, where the judge is sure of it and the mind hears a sum. */
import { isPay, type Change, type Fact } from '#advisor/facts.ts'
import { endsOf, type Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { judgeAmounts } from '#advisor/understanding/classify.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { isStrong } from '#advisor/understanding/reading/correction-words.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { roles } from '#advisor/understanding/roles.ts'
import { isFrom } from './same-thing.ts'
import { isTheirs } from './weighed-pay.ts'

/** From this on the judge is sure that an amount is the user's own, and what it is. */
const OWN = 0.9
const CLEAR = 0.8
/** Enough for a new figure of what is stored already. */
const KNOWN = 0.75

/** 'And 300 a month' after a sum makes it again. */
const GOES_ON = /^\W*(?:and|so|or|but|then|plus|with)\b/i

/** What asks, or tries something out. 'Every three months I should say' does not. */
const ASKS = new RegExp(
  [
    String.raw`\?|^\W*(?:(?:so|and|ok|but|then) )*(?:what|whats|how|when|which|where|why|who|can|could|should|would|will|is|`,
    String.raw`are|am|do|does|did)\b|\b(?:should|could|would|can|do|am) (?:i|we|it|that|he|she|they)\b(?! (?:say|have said)\b)|`,
    String.raw`\b(?:what|how) (?:much|many|long|about|is|are|was|does|do|did|would|will|should|can|could|then|now)\b|`,
    String.raw`\b(?:whats|what's|if|and (?:at|with)|thinking (?:of|about))\b`,
  ].join(''),
  'i',
)

/** 'A year not a month', 'twice a month I should say': a slip is set right. */
const SETS_RIGHT = /\bnot (?:a|an|per|by|every|the)\b|\bshould (?:say|have said|be)\b|\bi mean\b/i
const IS = /\b(?:is|are|was|it's|its)\b|'s\b/i

/** 'Ok mortgage recalculated for escrow: 1,451' is no other number for the sum before it. */
export function readPlainly(minded: Minded, reading: Reading, profile: Partial<Snapshot['profile']>) {
  const { text } = reading
  const [first] = minded.readings
  const reckons = first?.actions.some(({ intent }) => findSum(intent)) ?? false
  const asksNothing = !ASKS.test(text)
  const isOpen = asksNothing && !(reckons && GOES_ON.test(text))
  const judged = asksNothing && reading.weighed ? judgeAmounts(reading) : []
  const isStored = (change: Change) =>
    change.kind === 'profile'
      ? change.field !== 'retirementAge' && typeof profile[change.field] === 'number'
      : 'id' in change && change.id !== null
  const isNamed = (change: Change) => 'name' in change && isWritten(change.name, text)
  const countedAnew = (first?.actions ?? [])
    .filter(({ from }) => from !== null)
    .flatMap(({ inputs }) => inputs.flatMap(({ value }) => endsOf(value)))
    .flatMap((end) => (end.kind === 'number' && 'start' in end.number ? [end.number] : []))
  /** 'Sorry, 1,350' after a sum with 1,250 a month is no new balance of the savings beside it. */
  const isOfTheSum = (fact: Fact) =>
    isStored(fact.change) &&
    !isNamed(fact.change) &&
    countedAnew.some((number) => isFrom(fact, number, reading))
  /** Of the amount that it was made of. */
  const isTold = (fact: Fact) =>
    fact.decision === 'save' &&
    !isOfTheSum(fact) &&
    (isOpen || (isStored(fact.change) && isNamed(fact.change))) &&
    judged.some(({ amount, certainty, clarity }) => {
      const isSure = certainty >= OWN && clarity >= CLEAR
      const own = Math.max(certainty, ownAfter(reading, amount))
      const isOwn = isSure || (own >= KNOWN && isStored(fact.change))
      const isMine = !isPay(fact.change) || !isTheirs(fact, reading, amount)
      return isOwn && isMine && isFrom(fact, amount, reading)
    })
  /** 'Gas is per week', 'a year not a month, sorry': a fact that no number of the message says. */
  const isSetRight = (fact: Fact) =>
    asksNothing &&
    fact.decision === 'save' &&
    isStored(fact.change) &&
    !reading.amounts.some((amount) => isFrom(fact, amount, reading)) &&
    (isStrong(text) || SETS_RIGHT.test(text) || (isNamed(fact.change) && IS.test(text)))
  return { asksNothing, isTold, isSetRight }
}

/** How surely the amount is the user's own for the judge, the message before read with it. */
const ownAfter = ({ weighed }: Reading, { start }: Amount) =>
  1 - (weighed?.after.get(start)?.[roles.indexOf('none')] ?? 1)
