import { PASSKEY_NEEDED, SECOND_STEP_NEEDED, WRONG_CODE } from '#contract/session.ts'
import { type Flag, fromFlag } from '#server/db/codec.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { takeRecoveryCode } from '#server/features/recovery-codes/store.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { countHit, giveBackHit, limits } from '#server/lib/rate-limits.ts'
import { unseal } from '#server/lib/sealing.ts'
import type { Services } from '#server/services.ts'
import { periodOf } from './codes.ts'
import { findAuthenticator, takePeriod } from './store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret'>

interface SecondStep {
  code: string | undefined
  device: string
  /** A device that the account knows has guesses of its own: strangers with the password cannot use them up. */
  knownAs: string | null
}

/** Between the password and the session: a code of the app, or one of those for a lost phone. */
export async function checkSecondStep(
  services: Needs,
  user: { id: number; needsPasskey: Flag },
  { code, device, knownAs }: SecondStep,
): Promise<void> {
  const { db, clock } = services
  const found = await findAuthenticator(db, user.id)
  const sealed = found && found.since !== null ? found.secret : null
  if (sealed === null && !fromFlag(user.needsPasskey)) return
  if (code === undefined || code.trim() === '')
    throw new HttpError(401, sealed === null ? PASSKEY_NEEDED : SECOND_STEP_NEEDED)
  const whom = knownAs ?? `account ${user.id}`
  await countHit(services, limits.secondStep, whom)
  if (await isRight(services, user.id, sealed, code, device)) {
    await giveBackHit(services, limits.secondStep, whom)
    return
  }
  await recordEvent(db, { kind: 'second-step-failed', userId: user.id, device }, clock())
  throw new HttpError(401, WRONG_CODE)
}

async function isRight(
  { db, clock, secret }: Needs,
  userId: number,
  /** Of the app; null without one. */
  sealed: string | null,
  code: string,
  device: string,
): Promise<boolean> {
  const plain = sealed === null ? null : unseal(secret, sealed)
  const period = plain === null ? null : await periodOf(plain, code, clock())
  if (period !== null) return takePeriod(db, userId, period)
  if (!(await takeRecoveryCode({ secret }, db, userId, code))) return false
  await recordEvent(db, { kind: 'recovery-code-used', userId, actorId: userId, device }, clock())
  return true
}
