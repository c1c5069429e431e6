import type { CurrentUser } from '#contract/accounts.ts'
import type { Trx } from '#server/db/database.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { asAdministrator } from '#server/features/people/administrators-store.ts'
import { createPasswordLink } from '#server/features/people/password-links-store.ts'
import { addUser, findUserByEmail } from '#server/features/people/users-store.ts'
import { markInvited } from '#server/features/waitlist/store.ts'
import { generatePassword } from '#server/lib/generate-password.ts'
import { conflict } from '#server/lib/http-error.ts'
import { enqueueMail } from '#server/features/mail/enqueue-store.ts'
import { invitationMail } from './invitation-mail.ts'
import type { Services } from '#server/services.ts'

type Needs = Pick<
  Services,
  'db' | 'engine' | 'config' | 'clock' | 'secret' | 'passwords' | 'mailer' | 'outbox'
>

const INVITATION_DAYS = 7

interface NewPerson {
  email: string
  name: string | null
  isAdmin: boolean
}

interface By {
  actor: CurrentUser
  kind: 'user-created' | 'user-invited'
  /** Where the link in the e-mail leads. */
  publicUrl: string
}

/**
 * Makes an account and tells its owner. The e-mail carries a link to choose a password; only when no mail server
 * accepted it is the generated password handed to the administrator instead.
 */
export async function createUser(services: Needs, person: NewPerson, by: By) {
  const { engine, clock, mailer, outbox } = services
  const password = generatePassword()
  const passwordHash = await services.passwords.hash(password)
  const { user, mailId } = await asAdministrator(services, by.actor, async (trx) => {
    await takeTurns(trx, engine, 'usernames')
    const taken = await findUserByEmail(trx, person.email)
    const made = { ...person, passwordHash, passwordIsGenerated: true }
    const user = taken ? null : await addUser(trx, made, clock())
    if (!user) throw conflict('A user with this e-mail already exists')
    await recordEvent(trx, { kind: by.kind, userId: user.id, actorId: by.actor.id }, clock())
    if (by.kind === 'user-invited') await markInvited(trx, person.email)
    return { user, mailId: mailer.configured ? await enqueueInvitation(services, trx, user, by) : null }
  })
  const emailSent = mailId !== null && (await outbox.sendNow(mailId))
  return emailSent ? { user, emailSent } : { user, emailSent, password }
}

async function enqueueInvitation(services: Needs, trx: Trx, user: CurrentUser, { publicUrl }: By) {
  const minutes = INVITATION_DAYS * 24 * 60
  const { link, expiresAt } = await createPasswordLink(services, trx, user.id, publicUrl, minutes)
  const content = invitationMail({ name: user.name, email: user.email, link, days: INVITATION_DAYS })
  const mail = { kind: 'invitation' as const, to: user.email, userId: user.id, expiresAt, ...content }
  return enqueueMail(services, trx, mail)
}
