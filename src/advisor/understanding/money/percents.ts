import type { Snapshot } from '#advisor/snapshot.ts'
import { changesFrom, type Found } from '#advisor/understanding/amount-facts.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { readRaise } from './raises.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { readShares } from './shares.ts'

/** Changes from judged amounts, where pay that was raised replaces what it was and a share of pay is an expense. */
export function changesWithShares(
  reading: Reading,
  open: readonly Judged[],
  own: readonly Judged[],
  snapshot: Snapshot,
): Found[] {
  const raise = readRaise(reading, open, snapshot)
  const rest = raise ? own.filter(({ role }) => role !== 'income') : own
  return [
    ...(raise ? [raise] : []),
    ...changesFrom(reading, rest, snapshot),
    ...readShares(reading, open, snapshot),
  ]
}
