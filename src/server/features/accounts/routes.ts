import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accounts } from '#contract/accounts.ts'
import { checkSecondStep } from '#server/features/two-step/check-second-step.ts'
import { hashToken, newToken } from '#server/lib/hashing.ts'
import { notFound } from '#server/lib/http-error.ts'
import { findSettings } from '#server/features/settings/store.ts'
import { route } from '#server/lib/route.ts'
import type { SessionCookie, StartSession } from '#server/lib/session.ts'
import type { Services } from '#server/services.ts'
import { deleteAccount } from './delete-account.ts'
import { describeDevice } from '#server/lib/device.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { changePassword } from './change-password.ts'
import type { KnownDevices } from './known-devices.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { endOtherSessions, endSession, listSessions } from '#server/features/people/sessions-store.ts'
import { checkCredentials } from './sign-in.ts'
import { knownAs } from './start-session.ts'
import { toCurrentUser } from '#server/features/people/users-store.ts'

type Needs = Pick<
  Services,
  'db' | 'engine' | 'forgetDeleted' | 'config' | 'clock' | 'secret' | 'passwords' | 'mailer' | 'outbox'
>

/** What every way of signing in shares. */
export interface SigningIn {
  cookie: SessionCookie
  knownDevices: KnownDevices
  startSession: StartSession
}

const deviceOf = (request: FastifyRequest) => describeDevice(request.headers['user-agent'])

export function accountRoutes(
  app: FastifyInstance,
  services: Needs,
  { cookie, knownDevices, startSession }: SigningIn,
) {
  const { db, clock, secret } = services

  route(app, accounts.login, async ({ body, session, request, reply }) => {
    const device = deviceOf(request)
    const known = (userId: number) => knownAs({ knownDevices, session, request }, userId)
    const user = await checkCredentials(services, { ...body, ip: request.ip, device, knownAs: known })
    await checkSecondStep(services, user, { code: body.code, device, knownAs: known(user.id) })
    await startSession({ request, reply, session, user, byPasskey: false })
    const { currency } = await findSettings(db, user.id)
    return toCurrentUser({ ...user, currency })
  })

  route(app, accounts.logout, async ({ session, request, reply }) => {
    if (session) {
      const { id } = session.user
      await endSession(db, id, session.id)
      await recordEvent(
        db,
        { kind: 'signed-out', userId: id, actorId: id, device: deviceOf(request) },
        clock(),
      )
    }
    cookie.clear(reply)
    return {}
  })

  route(app, accounts.authUser, ({ user }) => user)
  route(app, accounts.me, ({ user }) => user)

  route(app, accounts.changePassword, async ({ body, session, request, reply }) => {
    const token = newToken()
    await changePassword(services, session, body, {
      tokenHash: hashToken(secret, token),
      device: deviceOf(request),
    })
    cookie.write(reply, token)
    return { message: 'Your password has been changed.' }
  })

  route(app, accounts.resetOptions, () => ({ byEmail: services.mailer.configured }))

  route(app, accounts.forgotPassword, async ({ body, request }) => {
    await requestReset(services, body.email, request)
    return { message: 'If that e-mail belongs to an account, a link to choose a new password is on its way.' }
  })

  route(app, accounts.resetPassword, async ({ body, request, reply }) => {
    const userId = await resetPassword(services, body, { ip: request.ip, device: deviceOf(request) })
    knownDevices.remember(request, reply, userId)
    cookie.clear(reply)
    return { message: 'Your password has been changed. You can sign in with it now.' }
  })

  route(app, accounts.listSessions, async ({ user, session }) => {
    const list = await listSessions(db, user.id, clock())
    return list.map((entry) => ({ ...entry, current: entry.id === session.id }))
  })

  route(app, accounts.endSession, async ({ user, session, id, request, reply }) => {
    if (!(await endSession(db, user.id, id))) throw notFound('Session')
    await recordEvent(
      db,
      { kind: 'session-ended', userId: user.id, actorId: user.id, device: deviceOf(request) },
      clock(),
    )
    if (id === session.id) cookie.clear(reply)
    return {}
  })

  route(app, accounts.endOtherSessions, async ({ user, session, request }) => {
    await endOtherSessions(db, user.id, session.id)
    await recordEvent(
      db,
      { kind: 'session-ended', userId: user.id, actorId: user.id, device: deviceOf(request) },
      clock(),
    )
    return {}
  })

  route(app, accounts.checkRecent, () => ({}))

  route(app, accounts.deleteAccount, async ({ user, body, reply }) => {
    await deleteAccount(services, user, body.password)
    cookie.clear(reply)
    return {}
  })
}
