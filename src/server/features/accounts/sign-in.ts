import { emailKey } from '#contract/fields.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { addressGroup, countHit, giveBackHit, type Limit, limits } from '#server/lib/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { findUserByEmail, renewPasswordHash } from '#server/features/people/users-store.ts'

interface Attempt {
  email: string
  password: string
  ip: string
  device: string
  /** How this device is known to the account; null for one that never signed in to it. */
  knownAs: (userId: number) => string | null
}

/** Whose failed attempts count together. With the epoch in it, a new password starts the count afresh. */
function countedUnder(account: string, address: string, knownAs: string | null): [Limit, string][] {
  if (knownAs !== null) return [[limits.signInPerDevice, knownAs]]
  return [
    [limits.signInPerAddress, address],
    [limits.signInPerAccountAndAddress, `${account} ${address}`],
    [limits.signInPerAccount, account],
  ]
}

/**
 * Who this is, by e-mail and password. It opens no session: a second step, where a user has one, belongs between
 * this and startSession().
 */
export async function checkCredentials(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'passwords'>,
  attempt: Attempt,
) {
  const { email, password, device } = attempt
  const { db, clock, passwords } = services
  const user = await findUserByEmail(db, email)
  const account = `${emailKey(email)} ${user?.passwordEpoch ?? 0}`
  const knownAs = user ? attempt.knownAs(user.id) : null
  const counted = countedUnder(account, addressGroup(attempt.ip), knownAs)
  for (const [limit, whom] of counted) await countHit(services, limit, whom)

  const right = user
    ? await passwords.verify(password, user.passwordHash)
    : await passwords.verifyAgainstNobody(password)
  // A disabled account is refused like a wrong password: a stranger learns nothing from it.
  if (!user || !right || user.disabledAt !== null) {
    await recordEvent(db, { kind: 'sign-in-failed', userId: user?.id ?? null, device }, clock())
    throw new HttpError(401, 'Invalid email or password')
  }

  for (const [limit, whom] of counted) await giveBackHit(services, limit, whom)
  if (passwords.isOutdated(user.passwordHash)) {
    await renewPasswordHash(db, user.id, user.passwordHash, await passwords.hash(password))
  }
  return user
}
