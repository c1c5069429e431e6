/** 'How much cover do i need, i make 68k', where that pay is known: it is told again, and comes in once. */
import type { Fact } from '#advisor/facts.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isPay } from './pay-in-all.ts'

/** Twelve rounded months miss the year by cents. */
const ROUNDED = 100
const isAlike = (one: number, other: number) => Math.abs(one - other) <= ROUNDED

/** Words of a pay that comes beside another. */
const FURTHER = new RegExp(
  String.raw`\b(?:side|second|2nd|also|too|another|other|extra|plus|gig|overtime|part[- ]time|` +
    String.raw`wife|husband|partner|s?he|rent(?:al)?|pension|ss|social security)\b`,
  'i',
)

export function withoutPayAgain(
  facts: readonly Fact[],
  text: string,
  { income, profile }: Snapshot,
): readonly Fact[] {
  const fresh = facts.flatMap(({ change }) =>
    change.kind === 'income' && change.id === null ? [change] : [],
  )
  if (fresh.length === 0 || (profile.income === null && income.length === 0)) return facts
  const isKnown = fresh.some(({ amount }) => income.some((row) => isAlike(row.amount, amount)))
  // In a question it may as well be a part of what the household makes.
  const isUnsure = asksFor(text) && !FURTHER.test(text)
  return isKnown || isUnsure ? facts.filter(({ change }) => !isPay(change)) : facts
}
