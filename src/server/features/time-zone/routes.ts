import type { FastifyInstance } from 'fastify'
import { timeZone } from '#contract/time-zone.ts'
import { planDigest } from '#server/features/digest/plan-store.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { setTimeZone } from './store.ts'

export function timeZoneRoutes(app: FastifyInstance, { db, clock }: Services) {
  route(app, timeZone.set, ({ user, body }) =>
    db.transaction().execute(async (trx) => {
      const isAnother = await setTimeZone(trx, user.id, body.timeZone)
      if (isAnother) await planDigest(trx, user.id, clock())
      return body
    }),
  )
}
