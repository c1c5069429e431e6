import { type FigureSheet } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, type Minded } from '#advisor/minding/minded.ts'
import type { WeighedAmounts } from '#advisor/understanding/reading/weighed.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Family } from '#advisor/reading/family.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'

/** A sum that is asked for, with all that may fill its inputs. */
export interface Asking {
  sum: Sum
  action: Action
  numbers: Minded['numbers']
  /** What the judge takes them for. */
  amounts?: WeighedAmounts | undefined
  text: string
  snapshot: Snapshot
  /** Those of this same message last. */
  sums: readonly SumRecord[]
  /** The earlier sum that it goes on from. */
  from: SumRecord | null
  sheet: FigureSheet
  family?: Family
  /** Numbers of earlier messages, the newest first. */
  heard?: readonly HeardNumber[]
  /** The mind is sure of the reading: what it says of an input stands, and words decide only what it leaves open. */
  isSure?: boolean
}
