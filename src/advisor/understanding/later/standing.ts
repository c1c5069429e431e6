import type { Change } from '#advisor/facts.ts'
import { type Amount, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'

const STANDING = /\b(?:on top of|in addition to|besides|plus|against) (?:the|my|our) \$?$/i

/** '3,770. And insurance on top of the 3,900': what is counted with stays as it is. */
export const isStanding = ({ text }: Reading, { start }: Amount) => STANDING.test(text.slice(0, start))

/** All that is spent is told anew by no message that counts with what is known of it. */
export function leavesStanding(change: Change, reading: Reading, { profile }: Snapshot): boolean {
  if (change.kind !== 'profile' || change.field !== 'expenses' || change.value === profile.expenses)
    return false
  return reading.amounts.some(
    (amount) => toCents(amount.value) === profile.expenses && isStanding(reading, amount),
  )
}
