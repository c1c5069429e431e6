import type { FastifyInstance } from 'fastify'
import { feedback } from '#contract/feedback.ts'
import { isRobot } from '#contract/robot-trap.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { notFound } from '#server/lib/http-error.ts'
import { addressGroup, countHit, limits } from '#server/lib/rate-limits.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { receiveFeedback } from './receive-feedback.ts'
import { listFeedback, setHandled } from './store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

export function feedbackRoutes(app: FastifyInstance, services: Needs) {
  const { db, clock } = services

  route(app, feedback.send, async ({ body, user, request }) => {
    await countHit(services, limits.feedbackPerAddress, addressGroup(request.ip))
    if (isRobot(body)) return { id: 0 }
    return { id: await receiveFeedback(services, user?.id ?? null, body) }
  })

  route(app, feedback.list, ({ query }) => listFeedback(db, query))

  route(app, feedback.update, async ({ id, body, user }) => {
    const updated = await setHandled(db, id, body.handled)
    if (!updated) throw notFound('Feedback')
    await recordEvent(db, { kind: 'feedback-changed', userId: null, actorId: user.id }, clock())
    return updated
  })
}
