import type { FastifyInstance } from 'fastify'
import { timeZone } from '#contract/time-zone.ts'
import type { Trx } from '#server/db/database.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { setTimeZone } from './store.ts'

interface Planning {
  /** Moves the next digest to where the user wants it from now on. */
  planDigest: (trx: Trx, userId: number, now: Date) => Promise<void>
}

export function timeZoneRoutes(
  app: FastifyInstance,
  { db, clock, planDigest }: Pick<Services, 'db' | 'clock'> & Planning,
) {
  route(app, timeZone.set, ({ user, body }) =>
    db.transaction().execute(async (trx) => {
      const isAnother = await setTimeZone(trx, user.id, body.timeZone)
      if (isAnother) await planDigest(trx, user.id, clock())
      return body
    }),
  )
}
