import { checkOwnPassword } from '#server/features/people/check-own-password.ts'
import type { Session } from '#server/lib/session.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import type { Services } from '#server/services.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { checkNewPassword } from '#server/lib/password-rules.ts'
import { deletePasswordLinks } from '#server/features/people/password-links-store.ts'
import { endOtherSessions, renewSession } from '#server/features/people/sessions-store.ts'
import { setPassword } from '#server/features/people/users-store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'passwords' | 'mailer' | 'outbox'>

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** Changes the password, ends every other session and gives this one a new token. */
export async function changePassword(
  services: Needs,
  session: Session,
  { currentPassword, newPassword }: Passwords,
  { tokenHash, device }: { tokenHash: string; device: string },
): Promise<void> {
  const { db, clock } = services
  const { user } = session
  await checkOwnPassword(services, user.id, currentPassword, {
    device,
    wrong: 'Current password is incorrect',
  })
  await checkNewPassword(newPassword, user)
  const passwordHash = await services.passwords.hash(newPassword)
  await db.transaction().execute(async (trx) => {
    const passwordEpoch = await setPassword(trx, user.id, passwordHash)
    await endOtherSessions(trx, user.id, session.id)
    await renewSession(trx, user.id, session.id, { tokenHash, passwordEpoch })
    await deletePasswordLinks(trx, user.id)
    await recordEvent(trx, { kind: 'password-changed', userId: user.id, actorId: user.id, device }, clock())
    await enqueueNotice(services, trx, user, 'password-changed', device)
  })
  services.outbox.sendSoon()
}
