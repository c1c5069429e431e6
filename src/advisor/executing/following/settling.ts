import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Minded } from '#advisor/minding/minded.ts'

/** A message that may change a sum by its words alone. */
export interface Settling {
  text: string
  minded: Minded
  /** The sum as it is by now, and those that it was made from, the oldest first. */
  head: SumRecord
  chain: readonly SumRecord[]
}
