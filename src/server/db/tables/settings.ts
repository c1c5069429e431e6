import type { Appearance } from '#contract/appearance.ts'
import type { Frequency } from '#contract/settings.ts'
import type { Flag } from '#server/db/codec.ts'

/** What a user has chosen; who has never changed anything has no row. */
export interface SettingsTable extends Appearance {
  userId: number
  email: Flag
  advice: Flag
  market: Flag
  budget: Flag
  goals: Flag
  frequency: Frequency
}
