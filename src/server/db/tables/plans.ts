import type { Generated } from 'kysely'
import type { PlanKind } from '#finance/plan-facts.ts'

export interface PlansTable {
  id: Generated<number>
  userId: number
  kind: PlanKind
  name: string
  /** JSON: changed inputs by name, money in cents. */
  inputs: string
  updatedAt: string
  appliedAt: string | null
  /** JSON: what applying it has changed. */
  changes: string | null
  /** The user's day. */
  followedSince: string | null
  /** JSON: which rows it is about, and what should be left of them after every month. */
  track: string | null
}
