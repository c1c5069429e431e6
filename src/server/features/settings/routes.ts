import type { FastifyInstance } from 'fastify'
import { settings } from '#contract/settings.ts'
import type { Trx } from '#server/db/database.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { changeSettings, findSettings } from './store.ts'

interface Planning {
  /** Moves the next digest to where the user wants it from now on. */
  planDigest: (trx: Trx, userId: number, now: Date) => Promise<void>
}

export function settingsRoutes(
  app: FastifyInstance,
  { db, mailer, clock, planDigest }: Pick<Services, 'db' | 'mailer' | 'clock'> & Planning,
) {
  route(app, settings.get, async ({ user }) => ({
    ...(await findSettings(db, user.id)),
    canSendEmail: mailer.configured,
  }))

  route(app, settings.change, ({ user, body }) =>
    db.transaction().execute(async (trx) => {
      const changed = await changeSettings(trx, user.id, body)
      if (body.email !== undefined || body.frequency !== undefined) await planDigest(trx, user.id, clock())
      return { ...changed, canSendEmail: mailer.configured }
    }),
  )
}
