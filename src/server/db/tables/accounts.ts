import type { Generated } from 'kysely'
import type { Flag } from '#server/db/codec.ts'

export interface UsersTable {
  id: Generated<number>
  email: string
  /** The e-mail as it is compared: trimmed, lower case. */
  emailKey: string
  username: string
  usernameBase: string
  usernameNumber: number
  name: string | null
  /** The name as it is searched: trimmed, lower case. */
  nameKey: string | null
  isAdmin: Flag
  passwordHash: string
  passwordIsGenerated: Flag
  /** Rises with every password change; sessions of an older epoch are dead. */
  passwordEpoch: number
  createdAt: string
  /** An IANA name; null means UTC. */
  timeZone: string | null
  /** Since when nobody may sign in to the account; null for one in use. */
  disabledAt: string | null
  /** Since when the account is being deleted; its rows go piece by piece. */
  deletedAt: string | null
  /** The account that has taken this one's place; null for one that was simply deleted. */
  movedTo: number | null
  /** Whether the password opens it only with a passkey or a recovery code beside it. */
  needsPasskey: Generated<Flag>
  /** Outlives the sessions, which go when somebody signs out. */
  lastSeenAt: string | null
}

export interface SessionsTable {
  id: Generated<number>
  userId: number
  tokenHash: string
  passwordEpoch: number
  device: string
  /** Opened by a passkey, which is both steps in one. */
  byPasskey: Generated<Flag>
  createdAt: string
  lastSeenAt: string
}

export interface PasswordLinksTable {
  id: Generated<number>
  userId: number
  tokenHash: string
  expiresAt: string
}

export interface RateLimitsTable {
  key: string
  hits: number
  resetsAt: string
}

export interface SecurityEventsTable {
  id: Generated<number>
  at: string
  kind: string
  userId: number | null
  actorId: number | null
  device: string | null
  /** From a file that the user brought: theirs to read, no part of the audit trail. */
  isRestored: Generated<Flag>
}
