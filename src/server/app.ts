import fastifyCookie from '@fastify/cookie'
import { CONFIRM_FIRST } from '#contract/confirm-first.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { eraseDeletedUsers } from './features/people/erase-store.ts'
import { createKnownDevices } from './features/accounts/known-devices.ts'
import { createLastSeen } from './features/accounts/last-seen.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { createSessionFinder } from './features/people/sessions-store.ts'
import { createStartSession } from './features/accounts/start-session.ts'
import { sweepAccounts } from './features/accounts/sweep.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { balanceSheetRoutes } from './features/balance-sheet/routes.ts'
import { changeBalanceSheet } from './features/balance-sheet/worth-store.ts'
import { planDigest } from './features/digest/plan-store.ts'
import { digestRoutes } from './features/digest/routes.ts'
import { sendDueDigests } from './features/digest/send-due-digests.ts'
import { chatRoutes } from './features/conversation/routes.ts'
import { emailStatusRoutes } from './features/mail/email-status.ts'
import { factRoutes } from './features/conversation/facts/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { budgetProposalRoutes } from './features/budget-proposals/routes.ts'
import { householdRoutes } from './features/household/routes.ts'
import { importRoutes } from './features/imports/routes.ts'
import { eraseAbandoned } from './features/imports/undo-import.ts'
import { languageModelRoutes } from './features/language-model/routes.ts'
import { mailRoutes } from './features/mail/routes.ts'
import { sweepRestores } from './features/own-data/sweep.ts'
import { ownDataRoutes } from './features/own-data/routes.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { planRoutes } from './features/plans/routes.ts'
import { passkeyRoutes } from './features/passkeys/routes.ts'
import { sweepChallenges } from './features/passkeys/store.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { sweepRepeats } from './features/repeats/store.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { metricsRoute } from './features/system/metrics.ts'
import type { Watched } from './features/system/read-system.ts'
import { systemRoutes } from './features/system/routes.ts'
import { timeZoneRoutes } from './features/time-zone/routes.ts'
import { todayRoutes } from './features/today/routes.ts'
import { transactionRoutes } from './features/transactions/routes.ts'
import { twoStepRoutes } from './features/two-step/routes.ts'
import { userRoutes } from './features/people/routes.ts'
import { invitationRoutes } from './features/invitations/routes.ts'
import { securityEventRoutes } from './features/security-events/routes.ts'
import { waitlistRoutes } from './features/waitlist/routes.ts'
import { wrongAnswerRoutes } from './features/conversation/wrong-answers/routes.ts'
import { forgetInWrongAnswers } from './features/conversation/wrong-answers/store.ts'
import { answerError, answerErrors } from './lib/answer-errors.ts'
import { ARRIVAL_MS, CHECK_EVERY_MS, limitConnections } from './lib/connections.ts'
import { runEvery } from './lib/run-every.ts'
import { noticeProxies } from './lib/forwarded-for.ts'
import { collectGauges } from './lib/gauges.ts'
import { hashToken } from './lib/hashing.ts'
import { notAllowed } from './lib/http-error.ts'
import { acceptOnlyJson } from './lib/json-body.ts'
import { watchLoop } from './lib/loop-delay.ts'
import { createMemoryLimit } from './lib/memory-limit.ts'
import { refuseForeignOrigins } from './lib/origin.ts'
import { publicUrlOf } from './lib/public-url.ts'
import { logRequests } from './lib/request-log.ts'
import { measureRequests } from './lib/request-metrics.ts'
import { setSecurityHeaders } from './lib/security-headers.ts'
import { createSessionCookie, type SessionCookie } from './lib/session.ts'
import { sweepMails } from './features/mail/outbox-store.ts'
import type { Services } from './services.ts'

const BODY_LIMIT = 256 * 1024

export interface AppOptions {
  /** Folder of the built web app; without it only the API is served. */
  webRoot?: string
  /** How long a request may take to arrive. */
  arrivalMs?: number
}

/** The whole server, not yet listening. */
export function buildApp(
  services: Services,
  { webRoot, arrivalMs = ARRIVAL_MS }: AppOptions = {},
): FastifyInstance {
  const { config } = services
  const hops = config.trustProxy
  const secure = config.publicUrl?.protocol === 'https:'
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT,
    requestTimeout: arrivalMs,
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: Math.min(arrivalMs, CHECK_EVERY_MS) },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    forceCloseConnections: 'idle',
  })

  limitConnections(app)
  setSecurityHeaders(app, { secure })
  app.register(fastifyCookie)
  const isFull = answerErrors(app)
  acceptOnlyJson(app)
  refuseForeignOrigins(app, config.publicUrl)
  logRequests(app)
  const gauges = collectGauges(app)
  const watched: Watched = {
    requests: measureRequests(app),
    loopDelay: watchLoop(app),
    hasUnknownProxy: noticeProxies(app, config),
    isFull,
  }

  const cookie = createSessionCookie({ secure })
  limitWrites(app, services)
  demandStrength(app, services)
  const lastSeen = recogniseSessions(app, services, cookie)
  app.register(async (routes) => {
    const knownDevices = createKnownDevices(services.secret, { secure })
    const startSession = createStartSession(services, cookie, knownDevices)
    // A room gets what it triggers in another room as a function, so that no two rooms import each other.
    const keeping = { ...services, changeBalanceSheet, forgetInWrongAnswers, planDigest }
    accountRoutes(routes, services, { cookie, knownDevices, startSession })
    twoStepRoutes(routes, services)
    passkeyRoutes(routes, services, startSession)
    securityEventRoutes(routes, services)
    userRoutes(routes, services)
    invitationRoutes(routes, services)
    balanceSheetRoutes(routes, services)
    profileRoutes(routes, keeping)
    householdRoutes(routes, services)
    importRoutes(routes, services)
    transactionRoutes(routes, services)
    budgetProposalRoutes(routes, keeping)
    todayRoutes(routes, services)
    planRoutes(routes, services)
    timeZoneRoutes(routes, keeping)
    settingsRoutes(routes, keeping)
    digestRoutes(routes, services)
    chatRoutes(routes, services)
    factRoutes(routes, keeping)
    wrongAnswerRoutes(routes, services)
    languageModelRoutes(routes, services)
    ownDataRoutes(routes, services)
    waitlistRoutes(routes, services)
    feedbackRoutes(routes, services)
    emailStatusRoutes(routes, services)
    mailRoutes(routes, services)
    analyticsRoutes(routes, services, lastSeen)
    systemRoutes(routes, services, watched)
    metricsRoute(routes, services, watched, gauges)
    if (webRoot) pageRoutes(routes, services, webRoot)
  })
  runEvery(app, 60 * 60, () => sweepAccounts(services))
  app.addHook('onReady', () => eraseDeletedUsers(services))
  runEvery(app, 60 * 60, () => eraseAbandoned(services))
  runEvery(app, 60 * 60, () => sweepRestores(services))
  runEvery(app, 60 * 60, () => sweepChallenges(services.db, services.clock()))
  // More often than the rest, because everybody shares the disk that one account can fill in between.
  runEvery(app, 10 * 60, () => sweepRepeats(services.db, services.clock()))
  runEvery(app, 60 * 60, () => sweepMails(services.db, services.clock()))
  runEvery(app, 60, () => sendDueDigests(services, publicUrlOf(config, { server: app })))
  runEvery(app, 10, () => services.outbox.sendDue())
  app.addHook('onClose', () => services.outbox.finish())
  return app
}

/** Generous: a person with ten tabs stays far below, a program that fills the store does not. */
const WRITES_A_MINUTE = 3000

function limitWrites(app: FastifyInstance, { clock, config }: Services) {
  const message = 'That was a lot of changes in a minute. Please wait a moment.'
  const count = createMemoryLimit({ hits: WRITES_A_MINUTE, seconds: 60, clock, message })
  app.decorate('countWrite', (userId: number) => {
    if (config.rateLimits) count(String(userId))
  })
}

/** How long after signing in somebody may take sensitive steps without giving the password again. */
const RECENT_MS = 15 * 60 * 1000

function demandStrength(app: FastifyInstance, { clock, config }: Services) {
  app.decorate('checkStrength', ({ access, recent }, { startedAt, hasTwoStep }) => {
    if (access === 'admin' && config.adminTwoStep === 'required' && !hasTwoStep)
      throw notAllowed(
        'Administrators need two-step sign-in here: turn it on under Settings first, or sign in with a passkey.',
      )
    if (recent && clock().getTime() - Date.parse(startedAt) > RECENT_MS) throw notAllowed(CONFIRM_FIRST)
  })
}

function recogniseSessions(app: FastifyInstance, services: Services, cookie: SessionCookie) {
  const { db, clock, secret } = services
  const findSession = createSessionFinder(services, clock)
  const lastSeen = createLastSeen(db, clock)
  runEvery(app, 30, lastSeen.flush, { atClose: true })
  app.decorateRequest('session', null)
  app.decorate('findSession', async (request) => {
    const token = cookie.read(request)
    if (!token) return null
    const session = await findSession(hashToken(secret, token))
    if (session) lastSeen.note(session.id, session.user.id)
    return session
  })
  return lastSeen
}
