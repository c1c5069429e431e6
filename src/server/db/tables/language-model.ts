import type { Flag } from '#server/db/codec.ts'

/** Whether a user lets a language model write their answers; without a row it is on. */
export interface LanguageSettingsTable {
  userId: number
  isOn: Flag
}

/** The last thing that was sent to a language model for a user, to the letter. */
export interface SentPayloadsTable {
  userId: number
  at: string
  provider: string
  model: string
  address: string
  body: string
}
