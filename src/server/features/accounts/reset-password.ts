import type { FastifyRequest } from 'fastify'
import { DEAD_LINK } from '#contract/accounts.ts'
import { emailKey } from '#contract/fields.ts'
import { hashToken } from '#server/lib/hashing.ts'
import { badRequest } from '#server/lib/http-error.ts'
import { publicUrlOf } from '#server/lib/public-url.ts'
import { addressGroup, countHit, limits } from '#server/lib/rate-limits.ts'
import { enqueueMail, enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import { resetMail } from './reset-mail.ts'
import type { Services } from '#server/services.ts'
import { describeDevice } from '#server/lib/device.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import {
  createPasswordLink,
  findLinkOwnerId,
  takePasswordLink,
} from '#server/features/people/password-links-store.ts'
import { endAllSessions } from '#server/features/people/sessions-store.ts'
import { checkNewPassword } from '#server/lib/password-rules.ts'
import { findUser, findUserByEmail, setPassword } from '#server/features/people/users-store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'passwords' | 'mailer' | 'outbox'>

const RESET_MINUTES = 60

/** Sends the link in the background: the answer takes as long for a stranger's e-mail as for a user's. */
export async function requestReset(services: Needs, email: string, request: FastifyRequest): Promise<void> {
  const { db, mailer } = services
  await countHit(services, limits.resetPerAddress, addressGroup(request.ip))
  await countHit(services, limits.resetPerAccount, emailKey(email))
  const user = await findUserByEmail(db, email)
  if (!user || user.disabledAt !== null || !mailer.configured) return
  const base = publicUrlOf(services.config, request)
  sendResetLink(services, user, base, describeDevice(request.headers['user-agent'])).catch((error: unknown) =>
    request.log.error({ err: error }, 'a reset link could not be sent'),
  )
}

async function sendResetLink(
  services: Needs,
  user: { id: number; email: string },
  base: string,
  device: string,
) {
  const { db, clock, outbox } = services
  await db.transaction().execute(async (trx) => {
    const { link, expiresAt } = await createPasswordLink(services, trx, user.id, base, RESET_MINUTES)
    await recordEvent(trx, { kind: 'password-reset-requested', userId: user.id, device }, clock())
    const mail = { kind: 'reset' as const, to: user.email, userId: user.id, expiresAt }
    await enqueueMail(services, trx, { ...mail, ...resetMail({ link }) })
  })
  outbox.sendSoon()
}

interface Reset {
  token: string
  newPassword: string
}

/** Sets the new password and says whose it is. */
export async function resetPassword(
  services: Needs,
  reset: Reset,
  from: { ip: string; device: string },
): Promise<number> {
  const { db, clock, secret } = services
  await countHit(services, limits.resetPerAddress, addressGroup(from.ip))
  const tokenHash = hashToken(secret, reset.token)
  // A refused password must not use the link up, so the person is looked up before the link is taken.
  const person = await findLinkOwner(services, tokenHash)
  await checkNewPassword(reset.newPassword, person)
  const passwordHash = await services.passwords.hash(reset.newPassword)
  const userId = await db.transaction().execute(async (trx) => {
    const userId = await takePasswordLink(trx, tokenHash, clock())
    if (userId === null) throw invalidLink()
    await setPassword(trx, userId, passwordHash)
    await endAllSessions(trx, userId)
    await recordEvent(trx, { kind: 'password-reset', userId, device: from.device }, clock())
    // An invitation's own link sets the first password, which is no news.
    if (person.lastSeenAt !== null)
      await enqueueNotice(services, trx, person, 'password-changed', from.device)
    return userId
  })
  services.outbox.sendSoon()
  return userId
}

async function findLinkOwner({ db, clock }: Needs, tokenHash: string) {
  const userId = await findLinkOwnerId(db, tokenHash, clock())
  const person = userId === null ? undefined : await findUser(db, userId)
  if (!person) throw invalidLink()
  return person
}

const invalidLink = () => badRequest(DEAD_LINK)
