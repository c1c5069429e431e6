import type { FastifyInstance } from 'fastify'
import { timeZone } from '#contract/time-zone.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { setTimeZone } from './store.ts'

export function timeZoneRoutes(app: FastifyInstance, { db }: Services) {
  route(app, timeZone.set, async ({ user, body }) => {
    await setTimeZone(db, user.id, body.timeZone)
    return body
  })
}
