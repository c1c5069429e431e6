import type { Generated } from 'kysely'
import type { Flag } from '#server/db/codec.ts'

export interface WaitlistTable {
  id: Generated<number>
  email: string
  /** The e-mail as it is compared: trimmed, lower case. */
  emailKey: string
  createdAt: string
  inviteSent: Flag
}

export interface FeedbackTable {
  id: Generated<number>
  /** Null when a visitor sent it. */
  userId: number | null
  name: string
  email: string
  subject: string
  message: string
  createdAt: string
  handled: Flag
}
