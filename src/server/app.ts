import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createLastSeen } from './features/accounts/last-seen.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { findSession } from './features/accounts/sessions-store.ts'
import { sweepAccounts } from './features/accounts/sweep.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { balanceSheetRoutes } from './features/balance-sheet/routes.ts'
import { digestRoutes } from './features/digest/routes.ts'
import { sendDueDigests } from './features/digest/send-due-digests.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { emailStatusRoutes } from './features/email-status/routes.ts'
import { factRoutes } from './features/facts/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { householdRoutes } from './features/household/routes.ts'
import { languageModelRoutes } from './features/language-model/routes.ts'
import { mailRoutes } from './features/mails/routes.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { systemRoutes } from './features/system/routes.ts'
import { timeZoneRoutes } from './features/time-zone/routes.ts'
import { todayRoutes } from './features/today/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { waitlistRoutes } from './features/waitlist/routes.ts'
import { answerError, answerErrors } from './lib/answer-errors.ts'
import { runEvery } from './lib/every.ts'
import { hashToken } from './lib/hashing.ts'
import { acceptOnlyJson } from './lib/json-body.ts'
import { refuseForeignOrigins } from './lib/origin.ts'
import { publicUrlOf } from './lib/public-url.ts'
import { logRequests } from './lib/request-log.ts'
import { setSecurityHeaders } from './lib/security-headers.ts'
import { createSessionCookie, type SessionCookie } from './lib/session.ts'
import { sweepMails } from './mail/outbox-store.ts'
import type { Services } from './services.ts'

const BODY_LIMIT = 256 * 1024

export interface AppOptions {
  /** Folder of the built web app; without it only the API is served. */
  webRoot?: string
}

/** The whole server, not yet listening. */
export function buildApp(services: Services, { webRoot }: AppOptions = {}): FastifyInstance {
  const { config } = services
  const hops = config.trustProxy
  const secure = config.publicUrl?.protocol === 'https:'
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    forceCloseConnections: 'idle',
  })

  setSecurityHeaders(app, { secure })
  app.register(fastifyCookie)
  answerErrors(app)
  acceptOnlyJson(app)
  refuseForeignOrigins(app, config.publicUrl)
  logRequests(app)

  const cookie = createSessionCookie({ secure })
  const lastSeen = recogniseSessions(app, services, cookie)
  app.register(async (routes) => {
    accountRoutes(routes, services, cookie)
    userRoutes(routes, services)
    balanceSheetRoutes(routes, services)
    profileRoutes(routes, services)
    householdRoutes(routes, services)
    todayRoutes(routes, services)
    timeZoneRoutes(routes, services)
    settingsRoutes(routes, services)
    digestRoutes(routes, services)
    chatRoutes(routes, services)
    factRoutes(routes, services)
    languageModelRoutes(routes, services)
    waitlistRoutes(routes, services)
    feedbackRoutes(routes, services)
    emailStatusRoutes(routes, services)
    mailRoutes(routes, services)
    analyticsRoutes(routes, services, lastSeen)
    systemRoutes(routes, services)
    if (webRoot) pageRoutes(routes, services, webRoot)
  })
  runEvery(app, 60 * 60, () => sweepAccounts(services))
  runEvery(app, 60 * 60, () => sweepMails(services.db, services.clock()))
  runEvery(app, 60, () => sendDueDigests(services, publicUrlOf(config, { server: app })))
  runEvery(app, 10, () => services.outbox.sendDue())
  app.addHook('onClose', () => services.outbox.finish())
  return app
}

function recogniseSessions(app: FastifyInstance, { db, clock, secret }: Services, cookie: SessionCookie) {
  const lastSeen = createLastSeen(db, clock)
  runEvery(app, 30, lastSeen.flush, { atClose: true })
  app.decorateRequest('session', null)
  app.decorate('findSession', async (request) => {
    const token = cookie.read(request)
    if (!token) return null
    const session = await findSession(db, hashToken(secret, token), clock())
    if (session) lastSeen.note(session.id)
    return session
  })
  return lastSeen
}
