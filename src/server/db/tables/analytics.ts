import type { Generated } from 'kysely'
import type { Flag } from '#server/db/codec.ts'

/** Keys the visitors of one UTC day. It goes when the day is over, and with it every way back to a person. */
export interface VisitorSaltsTable {
  day: string
  salt: string
}

/** A session: views of one visitor with at most 30 minutes of silence between them. */
export interface VisitsTable {
  id: Generated<number>
  visitor: string
  day: string
  startedAt: string
  lastAt: string
  views: number
  referrer: string | null
  /** An administrator's own visit, which no total counts. */
  isAdmin: Flag
}

export interface PageViewsTable {
  id: Generated<number>
  visitId: number
  viewId: string
  at: string
  day: string
  path: string
  visibleMs: number
}

interface Traffic {
  day: string
  visitors: number
  sessions: number
  views: number
  visibleMs: number
}

/** Roll-ups, kept up to date by the same transaction that stores the views. They name nobody and stay. */
export interface DailyTrafficTable extends Traffic {}

export interface DailyPagesTable extends Traffic {
  path: string
}

export interface DailyReferrersTable {
  day: string
  host: string
  visits: number
}
