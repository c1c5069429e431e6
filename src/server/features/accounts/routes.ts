import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accounts } from '#contract/accounts.ts'
import { checkSecondStep } from '#server/features/two-step/check-second-step.ts'
import { hashToken, newToken } from '#server/lib/hashing.ts'
import { notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { SessionCookie } from '#server/lib/session.ts'
import { enqueueNotice } from '#server/mail/security-notice.ts'
import type { Services } from '#server/services.ts'
import { deleteAccount } from './delete-account.ts'
import { describeDevice } from './device.ts'
import { listAllEvents, listEvents, recordEvent } from './events-store.ts'
import { exportEvents } from './export-events.ts'
import { changePassword } from './change-password.ts'
import { createKnownDevices } from './known-devices.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { addSession, endOtherSessions, endSession, listSessions } from './sessions-store.ts'
import { checkCredentials } from './sign-in.ts'
import { toCurrentUser } from './users-store.ts'

const deviceOf = (request: FastifyRequest) => describeDevice(request.headers['user-agent'])

export function accountRoutes(app: FastifyInstance, services: Services, cookie: SessionCookie) {
  const { db, clock, secret } = services
  const knownDevices = createKnownDevices(secret, { secure: cookie.secure })

  async function startSession(
    reply: FastifyReply,
    user: { id: number; email: string; passwordEpoch: number; lastSeenAt: string | null },
    { device, isKnown }: { device: string; isKnown: boolean },
  ) {
    const token = newToken()
    const { id: userId, passwordEpoch } = user
    await db.transaction().execute(async (trx) => {
      await addSession(trx, { userId, passwordEpoch, device, tokenHash: hashToken(secret, token) }, clock())
      await recordEvent(trx, { kind: 'signed-in', userId, actorId: userId, device }, clock())
      // The first device of all is no news.
      if (!isKnown && user.lastSeenAt !== null) await enqueueNotice(services, trx, user, 'new-device', device)
    })
    services.outbox.sendSoon()
    cookie.write(reply, token)
  }

  route(app, accounts.login, async ({ body, session, request, reply }) => {
    const device = deviceOf(request)
    // A session is as good a proof as the cookie of having been here before.
    const knownAs = (userId: number) =>
      session?.user.id === userId ? `session ${session.id}` : knownDevices.find(request, userId)
    const user = await checkCredentials(services, { ...body, ip: request.ip, device, knownAs })
    await checkSecondStep(services, user, { code: body.code, device, knownAs: knownAs(user.id) })
    // Signing in on a signed-in device replaces its session instead of leaving the old one open.
    if (session) await endSession(db, session.user.id, session.id)
    await startSession(reply, user, { device, isKnown: knownAs(user.id) !== null })
    knownDevices.remember(request, reply, user.id)
    return toCurrentUser(user)
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

  route(app, accounts.listOwnEvents, ({ user, query }) => listEvents(db, user.id, query))
  route(app, accounts.listAllEvents, ({ query }) => listAllEvents(db, query))

  route(app, accounts.exportEvents, async ({ user, reply }) => {
    await recordEvent(db, { kind: 'audit-exported', userId: null, actorId: user.id }, clock())
    void reply.header('content-disposition', 'attachment; filename="keel-audit.csv"')
    return exportEvents(db)
  })

  route(app, accounts.checkRecent, () => ({}))

  route(app, accounts.deleteAccount, async ({ user, body, reply }) => {
    await deleteAccount(services, user, body.password)
    cookie.clear(reply)
    return {}
  })
}
