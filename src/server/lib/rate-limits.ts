import type { Services } from '#server/services.ts'
import { hashToken } from './hashing.ts'
import { tooMany } from './http-error.ts'
import { addHit, takeHitBack } from './rate-limits-store.ts'

export interface Limit {
  name: string
  hits: number
  minutes: number
  /** What the user reads. */
  message?: string
}

/** The numbers of docs/security.md. */
export const limits = {
  signInPerAccountAndAddress: { name: 'sign-in-account-address', hits: 10, minutes: 15 },
  signInPerAddress: { name: 'sign-in-address', hits: 100, minutes: 15 },
  /** From devices that never signed in to it. */
  signInPerAccount: { name: 'sign-in-account', hits: 50, minutes: 15 },
  /** A known device answers for its own mistakes and for nobody else's. */
  signInPerDevice: { name: 'sign-in-device', hits: 100, minutes: 15 },
  /** Wrong codes, of a known device or of all others together. */
  secondStep: { name: 'second-step', hits: 10, minutes: 15 },
  /** Each leaves a challenge in the store for five minutes. */
  passkeyPerAddress: { name: 'passkey-address', hits: 200, minutes: 15 },
  resetPerAccount: { name: 'reset-account', hits: 10, minutes: 60 },
  resetPerAddress: { name: 'reset-address', hits: 100, minutes: 60 },
  changePassword: { name: 'change-password', hits: 10, minutes: 60 },
  /** Right passwords count, too: endless hashing would leave no room for others to sign in. */
  ownPassword: { name: 'own-password', hits: 200, minutes: 60 },
  waitlistPerAddress: { name: 'waitlist-address', hits: 20, minutes: 60 },
  feedbackPerAddress: { name: 'feedback-address', hits: 20, minutes: 60 },
  /** Each reads or writes a whole account. */
  ownData: { name: 'own-data', hits: 30, minutes: 60 },
  ownTables: { name: 'own-tables', hits: 200, minutes: 60 },
  sendDigest: { name: 'send-digest', hits: 10, minutes: 60 },
  chatPerUser: {
    name: 'chat-user',
    hits: 60,
    minutes: 1,
    message: 'That was a lot of messages in a minute. Please wait a moment.',
  },
} satisfies Record<string, Limit>

type Needs = Pick<Services, 'db' | 'clock' | 'secret' | 'config'>

/**
 * Counts one hit for someone and refuses when there were too many. Counting comes first and a hit that proves
 * harmless is given back, so that many attempts at once cannot slip through together.
 */
export async function countHit(
  { db, clock, secret, config }: Needs,
  limit: Limit,
  whom: string,
): Promise<void> {
  if (!config.rateLimits) return
  const now = clock().getTime()
  const toText = (time: number) => new Date(time).toISOString()
  const until = toText(now + limit.minutes * 60_000)
  const counted = await addHit(db, keyOf(secret, limit, whom), toText(now), until)
  if (counted.hits <= limit.hits) return
  const seconds = Math.max(1, Math.ceil((Date.parse(counted.resetsAt) - now) / 1000))
  throw tooMany(limit.message ?? 'Too many attempts. Please try again later.', seconds)
}

export async function giveBackHit({ db, secret, config }: Needs, limit: Limit, whom: string): Promise<void> {
  if (!config.rateLimits) return
  await takeHitBack(db, keyOf(secret, limit, whom))
}

/** Addresses and accounts are counted under a keyed hash: the table tells nobody who was here. */
function keyOf(secret: string, limit: Limit, whom: string): string {
  return `${limit.name}:${hashToken(secret, whom)}`
}

/** One household or server usually holds a whole IPv6 /64, so that is what counts as one address. */
export function addressGroup(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}
