import { emailKey } from '#contract/fields.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { hashPassword, isOutdated, verifyAgainstNobody, verifyPassword } from '#server/lib/password.ts'
import { addressGroup, countHit, giveBackHit, limits } from '#server/lib/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { recordEvent } from './events-store.ts'
import { findUserByEmail, renewPasswordHash } from './users-store.ts'

interface Attempt {
  email: string
  password: string
  ip: string
  device: string
}

/**
 * Who this is, by e-mail and password. It opens no session: a second step, where a user has one, belongs between
 * this and startSession().
 */
export async function checkCredentials(services: Services, { email, password, ip, device }: Attempt) {
  const { db, clock } = services
  const address = addressGroup(ip)
  const account = emailKey(email)
  await countHit(services, limits.signInPerAddress, address)
  await countHit(services, limits.signInPerAccount, account)

  const user = await findUserByEmail(db, email)
  const right = user ? await verifyPassword(password, user.passwordHash) : await verifyAgainstNobody(password)
  // A disabled account is refused like a wrong password: a stranger learns nothing from it.
  if (!user || !right || user.disabledAt !== null) {
    await recordEvent(db, { kind: 'sign-in-failed', userId: user?.id ?? null, device }, clock())
    throw new HttpError(401, 'Invalid email or password')
  }

  await giveBackHit(services, limits.signInPerAddress, address)
  await giveBackHit(services, limits.signInPerAccount, account)
  if (isOutdated(user.passwordHash)) {
    await renewPasswordHash(db, user.id, user.passwordHash, await hashPassword(password))
  }
  return user
}
