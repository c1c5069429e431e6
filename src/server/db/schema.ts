import type { Generated } from 'kysely'

/**
 * One schema for both engines. Times are ISO 8601 text in UTC, money is integer cents, flags are 0 or 1,
 * structured values are JSON text: types on which SQLite and PostgreSQL cannot disagree (see codec.ts).
 */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  passwordLinks: PasswordLinksTable
  rateLimits: RateLimitsTable
  securityEvents: SecurityEventsTable
}

export type Flag = 0 | 1

export interface UsersTable {
  id: Generated<number>
  email: string
  /** The e-mail as it is compared: trimmed, lower case. */
  emailKey: string
  username: string
  usernameBase: string
  usernameNumber: number
  name: string | null
  isAdmin: Flag
  passwordHash: string
  passwordIsGenerated: Flag
  /** Rises with every password change; sessions of an older epoch are dead. */
  passwordEpoch: number
  createdAt: string
}

export interface SessionsTable {
  id: Generated<number>
  userId: number
  tokenHash: string
  passwordEpoch: number
  device: string
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
}
