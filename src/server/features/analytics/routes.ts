import type { FastifyInstance, FastifyRequest } from 'fastify'
import { analytics } from '#contract/analytics.ts'
import { runEvery } from '#server/lib/run-every.ts'
import { createMemoryLimit } from '#server/lib/memory-limit.ts'
import { addressGroup } from '#server/lib/rate-limits.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { createDailyCaps } from './daily-caps.ts'
import { dayOf, readAnalytics } from './read-analytics.ts'
import { createRecorder } from './recorder.ts'
import { sweepTraffic } from './sweep-store.ts'
import { createVisitors } from './visitors.ts'
import { browserToCount, pathToCount, referrerToCount } from './who-counts.ts'

const FLUSH_SECONDS = 5

export function analyticsRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'engine' | 'config' | 'clock'>,
  lastSeen: { flush: () => Promise<void> },
) {
  const { db, clock, config } = services
  const visitors = createVisitors(db)
  const recorder = createRecorder(services)
  const admit = createDailyCaps()
  const countCall = createMemoryLimit({ hits: 240, seconds: 60, clock })
  runEvery(app, FLUSH_SECONDS, recorder.flush, { atClose: true })
  runEvery(app, 60 * 60, async () => {
    await visitors.forgetSalts(dayOf(clock()))
    await sweepTraffic(db, clock())
  })

  const limit = (request: FastifyRequest) => {
    if (config.rateLimits) countCall(addressGroup(request.ip))
  }

  route(app, analytics.view, async ({ body, user, request }) => {
    limit(request)
    const browser = browserToCount(request)
    if (browser === null) return {}
    const now = clock()
    const day = dayOf(now)
    const address = addressGroup(request.ip)
    const visitor = await visitors.nameVisitor(day, address, browser)
    const referrer = referrerToCount(body.referrer, request.hostname)
    const admitted = config.rateLimits
      ? admit({ day, address: await visitors.nameVisitor(day, address, ''), visitor, referrer })
      : { referrer }
    if (!admitted) return {}
    recorder.noteView({
      viewId: body.id,
      at: now.getTime(),
      day,
      path: pathToCount(body.path),
      visitor,
      referrer: admitted.referrer,
      isAdmin: user?.isAdmin ?? false,
      visibleMs: 0,
    })
    return {}
  })

  route(app, analytics.leave, ({ body, request }) => {
    limit(request)
    if (browserToCount(request) === null) return {}
    recorder.noteLeave({
      viewId: body.id,
      at: clock().getTime(),
      visibleMs: body.visibleMs,
      misses: 0,
    })
    return {}
  })

  route(app, analytics.read, async ({ query }) => {
    // What is still in memory is part of the answer.
    await recorder.flush()
    await lastSeen.flush()
    return readAnalytics(services, query.period)
  })
}
