import type { CurrentUser } from '#contract/accounts.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { giveRecoveryCodes } from '#server/features/recovery-codes/store.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import type { Services } from '#server/services.ts'
import { findNeeded, listPasskeys, removePasskey, setNeeded } from './store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

/** Without any, the password alone has to be enough again: nobody could get in otherwise. */
export async function forgetPasskey(services: Needs, user: CurrentUser, id: number, device: string) {
  const { db, clock } = services
  await db.transaction().execute(async (trx) => {
    if (!(await removePasskey(trx, user.id, id))) throw notFound('Passkey')
    await recordEvent(trx, { kind: 'passkey-removed', userId: user.id, actorId: user.id, device }, clock())
    await enqueueNotice(services, trx, user, 'passkey-removed', device)
    if ((await listPasskeys(trx, user.id)).length === 0 && (await findNeeded(trx, user.id))) {
      await setNeeded(trx, user.id, false)
      await recordEvent(trx, { kind: 'two-step-off', userId: user.id, actorId: user.id, device }, clock())
    }
  })
  services.outbox.sendSoon()
}

/** Turning it on gives recovery codes, shown only now: a lost device must not be the end. */
export async function changeNeeded(
  services: Needs,
  user: CurrentUser,
  needed: boolean,
  device: string,
): Promise<string[] | null> {
  const { db, clock } = services
  const codes = await db.transaction().execute(async (trx) => {
    if (needed && (await listPasskeys(trx, user.id)).length === 0) throw conflict('Set up a passkey first.')
    if ((await findNeeded(trx, user.id)) === needed) return null
    await setNeeded(trx, user.id, needed)
    const kind = needed ? 'two-step-on' : 'two-step-off'
    await recordEvent(trx, { kind, userId: user.id, actorId: user.id, device }, clock())
    await enqueueNotice(services, trx, user, kind, device)
    return needed ? giveRecoveryCodes(services, trx, user.id) : null
  })
  services.outbox.sendSoon()
  return codes
}
