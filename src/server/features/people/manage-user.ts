import type { CurrentUser } from '#contract/accounts.ts'
import type { Trx } from '#server/db/database.ts'
import { isActiveAdmin, type StoredUser, withUser } from './administrators-store.ts'
import { eraseUser, markDeleted } from './erase-store.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { deletePasswordLinks } from './password-links-store.ts'
import { endAllSessions } from './sessions-store.ts'
import { countAdmins, setPassword } from './users-store.ts'
import { conflict } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { generatePassword } from '#server/lib/generate-password.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'forgetDeleted' | 'clock'>
/** For what the owner of the account is told by e-mail. */
export type Telling = Pick<Services, 'config' | 'secret' | 'mailer' | 'outbox'>

/** At least one active administrator must remain, to let the others in again. */
export async function refuseLastAdministrator(
  trx: Trx,
  user: StoredUser,
  after: Pick<StoredUser, 'isAdmin' | 'disabledAt'> | null,
): Promise<void> {
  if (!isActiveAdmin(user) || (after && isActiveAdmin(after))) return
  if ((await countAdmins(trx)) > 1) return
  throw conflict('This is the only active administrator. Make someone else an administrator first.')
}

/** A generated password, told to the administrator and to nobody else. */
export async function giveNewPassword(
  services: Needs & Telling & Pick<Services, 'passwords'>,
  actor: CurrentUser,
  id: number,
) {
  if (id === actor.id) throw conflict('Change your own password in the Settings.')
  const password = generatePassword()
  const passwordHash = await services.passwords.hash(password)
  await withUser(services, actor, id, async (trx, user) => {
    await setPassword(trx, id, passwordHash, { generated: true })
    await endAllSessions(trx, id)
    await deletePasswordLinks(trx, id)
    await recordEvent(trx, { kind: 'password-reset', userId: id, actorId: actor.id }, services.clock())
    // Somebody who never signed in has no password to lose.
    if (user.lastSeenAt !== null) await enqueueNotice(services, trx, user, 'password-replaced', null)
  })
  services.outbox.sendSoon()
  return { password }
}

/** Everything they have stored goes with them. One's own account is deleted in the Settings, with the password. */
export async function removeUser(services: Needs, actor: CurrentUser, id: number): Promise<void> {
  if (id === actor.id) throw conflict('Delete your own account in the Settings.')
  await withUser(services, actor, id, async (trx, user) => {
    await refuseLastAdministrator(trx, user, null)
    await markDeleted(trx, user, services.clock())
    await recordEvent(trx, { kind: 'account-deleted', userId: null, actorId: actor.id }, services.clock())
  })
  await eraseUser(services, id)
}
