import type { FastifyInstance } from 'fastify'
import type { SecurityEventKind } from '#contract/security-event-kinds.ts'
import { isRobot } from '#contract/robot-trap.ts'
import { waitlist } from '#contract/waitlist.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import { addressGroup, countHit, limits } from '#server/lib/rate-limits.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { exportWaitlist } from './export-csv.ts'
import { countWaitlist, joinWaitlist, listWaitlist, removeEntry } from './store.ts'

export function waitlistRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'secret'>,
) {
  const { db, clock } = services

  route(app, waitlist.count, async () => ({ count: await countWaitlist(db) }))

  route(app, waitlist.join, async ({ body, request }) => {
    await countHit(services, limits.waitlistPerAddress, addressGroup(request.ip))
    if (isRobot(body)) return { position: (await countWaitlist(db)) + 1 }
    const position = await joinWaitlist(services, body.email, clock())
    if (position === null) throw conflict('This email is already on our waitlist')
    return { position }
  })

  route(app, waitlist.list, ({ query }) => listWaitlist(db, query))

  const record = (kind: SecurityEventKind, actorId: number) =>
    recordEvent(db, { kind, userId: null, actorId }, clock())

  route(app, waitlist.exportCsv, async ({ user, reply }) => {
    await record('waitlist-exported', user.id)
    void reply.header('content-disposition', 'attachment; filename="keel-waitlist.csv"')
    return exportWaitlist(db)
  })

  route(app, waitlist.remove, async ({ id, user }) => {
    if (!(await removeEntry(db, id))) throw notFound('Waitlist entry')
    await record('waitlist-removed', user.id)
    return {}
  })
}
