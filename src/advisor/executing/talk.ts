import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

export interface Talk {
  text: string
  minded: Minded
  /** The newest last. */
  sums: readonly SumRecord[]
  snapshot: Snapshot
  /** Numbers of earlier messages, the newest first. */
  heard?: readonly HeardNumber[]
}
