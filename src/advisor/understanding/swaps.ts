import type { Change, Fact } from '#advisor/facts.ts'
import { latest } from './focus.ts'
import { isMoneyLike, isWordOnly, type Reading } from './reading.ts'
import { amountOf, withAmount } from './said-before.ts'

const swapped =
  /\b(?:swap|switch|flip) (?:those|them|these|the two|that|it)|\bother way (?:a?round|about)|\b(?:got|had|have|mixed) (?:them|those|it|that|the two|these)? ?(?:backwards?|reversed|switched|mixed up|flipped)|\bvice versa\b/i

/** 'Swap those two': the two amounts saved last, of things of one kind, change places. */
export function readSwap(reading: Reading, focus: readonly Fact[]): Change[] {
  if (
    !swapped.test(reading.text) ||
    reading.amounts.some((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  )
    return []
  const known = latest(focus.filter(({ change }) => amountOf(change) !== null)).map(({ change }) => change)
  const [first] = known
  const second = known.slice(1).find(({ kind }) => kind === first?.kind)
  if (!first || !second) return []
  const [one, other] = [amountOf(first) ?? 0, amountOf(second) ?? 0]
  return [withAmount(first, other), withAmount(second, one)].filter((change) => change !== null)
}
