import type { Generated } from 'kysely'
import type { Flag } from '#server/db/codec.ts'

export interface PasskeysTable {
  id: Generated<number>
  userId: number
  /** What the device calls it, and the half of its key that tells its signatures; both in base64url. */
  credentialId: string
  publicKey: string
  /** Rises with every use, where a device counts; a copy of one would lag behind. */
  counter: number
  /** JSON: how a browser reaches the device. */
  transports: string
  /** What the device calls the user: random, the same for all their passkeys. */
  userHandle: string
  /** The name of the server it was made for: it works under no other. */
  host: string
  /** The owner's own name for it. */
  name: string
  /** Whether it is copied to the owner's other devices. */
  isSynced: Flag
  createdAt: string
  lastUsedAt: string | null
}

/** What a device has been asked to sign, each good for one answer. */
export interface PasskeyChallengesTable {
  challenge: string
  /** Who sets one up; null for signing in, where nobody is known yet. */
  userId: number | null
  /** What the new passkey will call them. */
  userHandle: string | null
  expiresAt: string
}
