import type { Judged } from '#advisor/understanding/classify.ts'
import { isOvertimeRate, isTimeAndAHalf } from './overtime.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'

/** Words between a slip and what was meant. */
const SLIP_REACH = 16

const mended =
  /\b(?:no wait|wait no|wait ,|no , (?:sorry|make|it)|i mean|i meant|sorry|scratch that|make that|correction|oops|strike that)\b/
const former = new RegExp(
  [
    String.raw`\b(?:used to|laid off|let go|got fired|until last|until (?:january|february|march|april|may|june|july|`,
    String.raw`august|september|october|november|december)|my old (?:job|place|salary|pay)|`,
    String.raw`my (?:former|previous|last) (?:job|salary|employer|boss)|before (?:that|i (?:quit|left|retired)))\b`,
  ].join(''),
)
const coming =
  /\b(?:(?:i|we) (?:start|will start|begin)|starting (?:in|on|next)|going to be|will be|would be|job offer|offered me|offer is)\b/
const present = /\b(?:unemployment|still|until then|right now|currently|these days|now|today)\b/

/**
 * Of several pays those that are not what the user earns now: '45 thousand, no wait, 54 thousand', 'made 62k at the mill,
 * unemployment pays 478 a week', 'the new job will be 71,000, I'm still at 59,500'. The last one left always counts.
 */
export function withoutStale(reading: Reading, pays: readonly Judged[]): Judged[] {
  const isSlip = (one: Judged, at: number) => {
    const next = pays[at + 1]
    return next !== undefined && next.amount.first - one.amount.next <= SLIP_REACH
      ? mended.test(wordsOf(reading, one.amount.next, next.amount.first))
      : false
  }
  const current = keepSome(
    pays.filter((one, at) => !isSlip(one, at)),
    ({ amount }) => !isOvertimeRate(reading, amount) && !isTimeAndAHalf(reading, amount),
  )
  const isNow = (one: Judged) => present.test(clauseOf(reading, one))
  const kept = keepSome(current, (one) => isNow(one) || !former.test(clauseOf(reading, one)))
  return kept.some(isNow) ? keepSome(kept, (one) => isNow(one) || !coming.test(clauseOf(reading, one))) : kept
}

const keepSome = (pays: readonly Judged[], isKept: (one: Judged) => boolean) => {
  const kept = pays.filter(isKept)
  return kept.length > 0 ? kept : [...pays]
}

const wordsOf = ({ tokens }: Reading, from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

/** The words of the amount's sentence that are nearer to it than to another amount of money. */
function clauseOf(reading: Reading, { amount }: Judged): string {
  const { first = 0, next = reading.tokens.length } = reading.sentences[amount.sentence] ?? {}
  const others = reading.amounts.filter((other) => other !== amount && other.kind === 'money')
  const from = Math.max(
    first,
    ...others.filter((other) => other.next <= amount.first).map((other) => other.next),
  )
  const to = Math.min(
    next,
    ...others.filter((other) => other.first >= amount.next).map((other) => other.first),
  )
  const words = reading.tokens.slice(amount.next, to)
  const end = words.findIndex(({ text }) => /^[,;]$/.test(text))
  return wordsOf(reading, from, end < 0 ? to : amount.next + end)
}
