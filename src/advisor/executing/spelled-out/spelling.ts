import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** A question that may say all of its numbers. */
export interface Spelling {
  text: string
  numbers: readonly SaidNumber[]
  snapshot: Snapshot
}
