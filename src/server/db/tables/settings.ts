import type { Appearance } from '#contract/appearance.ts'
import type { Frequency } from '#contract/settings.ts'
import type { Currency } from '#finance/currency.ts'
import type { Flag } from '#server/db/codec.ts'

/** What a user has chosen; who has never changed anything has no row. */
export interface SettingsTable extends Appearance {
  userId: number
  currency: Currency
  email: Flag
  advice: Flag
  market: Flag
  budget: Flag
  goals: Flag
  frequency: Frequency
}

/** Where each user's digest stands. */
export interface DigestsTable {
  userId: number
  /** When the next one is due; null while they want none. */
  nextAt: string | null
  /** The user's day on which the last one was due, sent or not: no two on the same day. */
  closedOn: string
  /** What it showed or would have shown, as JSON; the next one tells what is different. */
  figures: string
}
