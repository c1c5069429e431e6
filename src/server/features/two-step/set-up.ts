import type { CurrentUser } from '#contract/accounts.ts'
import type { TwoStepState } from '#contract/two-step.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { withUser } from '#server/features/people/administrators-store.ts'
import { badRequest, conflict } from '#server/lib/http-error.ts'
import { countRecoveryCodes, giveRecoveryCodes } from '#server/features/recovery-codes/store.ts'
import { findNeeded } from '#server/features/passkeys/store.ts'
import { countHit, limits } from '#server/lib/rate-limits.ts'
import { seal, unseal } from '#server/lib/sealing.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import type { Services } from '#server/services.ts'
import { describeSecret, newSecret, periodOf } from './codes.ts'
import { resetFactors } from './reset-factors.ts'
import { confirmSecret, findAuthenticator, keepNewSecret, removeTwoStep } from './store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

export async function readTwoStep(
  { db, config }: Needs,
  { id, isAdmin }: CurrentUser,
): Promise<TwoStepState> {
  return {
    since: (await findAuthenticator(db, id))?.since ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    required: isAdmin && config.adminTwoStep === 'required',
  }
}

export async function beginTwoStep({ db, secret }: Needs, user: CurrentUser) {
  const plain = await newSecret()
  const isKept = await db.transaction().execute((trx) => keepNewSecret(trx, user.id, seal(secret, plain)))
  if (!isKept) throw conflict('Two-step sign-in is on already. Turn it off first.')
  return describeSecret(plain, user.email)
}

/** The first code shows that the app has the secret: only then is one asked for. */
export async function confirmTwoStep(services: Needs, user: CurrentUser, code: string, device: string) {
  const { db, clock, secret } = services
  await countHit(services, limits.secondStep, `set-up ${user.id}`)
  const found = await findAuthenticator(db, user.id)
  const plain = found && found.since === null ? unseal(secret, found.secret) : null
  if (!found || plain === null) throw conflict('Please begin the set-up anew.')
  const period = await periodOf(plain, code, clock())
  if (period === null) throw badRequest('That code is not right. Please type the one that the app shows now.')
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    const confirmed = {
      userId: user.id,
      secret: found.secret,
      lastPeriod: period,
      since: clock().toISOString(),
    }
    if (!(await confirmSecret(trx, confirmed))) throw conflict('Please begin the set-up anew.')
    const codes = await giveRecoveryCodes(services, trx, user.id)
    await recordEvent(trx, { kind: 'two-step-on', userId: user.id, actorId: user.id, device }, clock())
    await enqueueNotice(services, trx, user, 'two-step-on', device)
    return codes
  })
  services.outbox.sendSoon()
  return { recoveryCodes }
}

export async function renewRecoveryCodes(services: Needs, user: CurrentUser, device: string) {
  const { db, clock } = services
  const found = await findAuthenticator(db, user.id)
  const isOn = (found && found.since !== null) || (await findNeeded(db, user.id))
  if (!isOn) throw conflict('Two-step sign-in is off.')
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    await recordEvent(
      trx,
      { kind: 'recovery-codes-renewed', userId: user.id, actorId: user.id, device },
      clock(),
    )
    await enqueueNotice(services, trx, user, 'recovery-codes-renewed', device)
    return giveRecoveryCodes(services, trx, user.id)
  })
  services.outbox.sendSoon()
  return { recoveryCodes }
}

export async function turnOffTwoStep(services: Needs, user: CurrentUser, device: string): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (trx) => {
    if (!(await removeTwoStep(trx, user.id))) return
    await recordEvent(trx, { kind: 'two-step-off', userId: user.id, actorId: user.id, device }, clock())
    await enqueueNotice(services, trx, user, 'two-step-off', device)
  })
  services.outbox.sendSoon()
}

/** By an administrator, for somebody who has lost phone and codes. */
export async function resetTwoStep(
  services: Needs & Pick<Services, 'engine'>,
  actor: CurrentUser,
  id: number,
): Promise<void> {
  if (id === actor.id) throw conflict('Turn your own two-step sign-in off in the Settings.')
  await withUser(services, actor, id, async (trx, user) => {
    if (!(await resetFactors(trx, id))) return
    await recordEvent(trx, { kind: 'two-step-reset', userId: id, actorId: actor.id }, services.clock())
    await enqueueNotice(services, trx, user, 'two-step-reset', null)
  })
  services.outbox.sendSoon()
}
