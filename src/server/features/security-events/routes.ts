import type { FastifyInstance } from 'fastify'
import { accounts } from '#contract/accounts.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { exportEvents } from './export-events.ts'
import { listAllEvents, listEvents, recordEvent } from './store.ts'

export function securityEventRoutes(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  route(app, accounts.listOwnEvents, ({ user, query }) => listEvents(db, user.id, query))
  route(app, accounts.listAllEvents, ({ query }) => listAllEvents(db, query))

  route(app, accounts.exportEvents, async ({ user, reply }) => {
    await recordEvent(db, { kind: 'audit-exported', userId: null, actorId: user.id }, clock())
    void reply.header('content-disposition', 'attachment; filename="keel-audit.csv"')
    return exportEvents(db)
  })
}
