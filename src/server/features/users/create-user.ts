import { randomInt } from 'node:crypto'
import type { CurrentUser } from '#contract/accounts.ts'
import { recordEvent } from '#server/features/accounts/events-store.ts'
import { createPasswordLink } from '#server/features/accounts/reset-password.ts'
import { addUser } from '#server/features/accounts/users-store.ts'
import { markInvited } from '#server/features/waitlist/store.ts'
import { conflict } from '#server/lib/http-error.ts'
import { hashPassword } from '#server/lib/password.ts'
import type { Services } from '#server/services.ts'

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
export async function createUser(services: Services, person: NewPerson, by: By) {
  const { db, clock } = services
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const user = await addUser(db, { ...person, passwordHash, passwordIsGenerated: true }, clock())
  if (!user) throw conflict('A user with this e-mail already exists')
  await recordEvent(db, { kind: by.kind, userId: user.id, actorId: by.actor.id }, clock())
  if (by.kind === 'user-invited') await markInvited(db, person.email)
  const emailSent = await sendInvitation(services, user, by.publicUrl)
  return emailSent ? { user, emailSent } : { user, emailSent, password }
}

async function sendInvitation(services: Services, user: CurrentUser, publicUrl: string): Promise<boolean> {
  if (!services.mailer.configured) return false
  const link = await createPasswordLink(services, user.id, publicUrl, INVITATION_DAYS * 24 * 60)
  return services.mailer.send({
    to: user.email,
    subject: 'Your Keel account',
    text: [
      `Hello${user.name ? ` ${user.name}` : ''},`,
      `an account has been made for you on Keel. Choose your password with this link, which works once and for ${INVITATION_DAYS} days:\n\n${link}`,
      `After that you sign in with ${user.email}.`,
    ].join('\n\n'),
  })
}

/** No letters or digits that look alike, since people copy it by hand. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 20 characters of 56: about 116 random bits. */
export function generatePassword(): string {
  return Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
