import type { FastifyInstance } from 'fastify'
import { settings } from '#contract/settings.ts'
import { planDigest } from '#server/features/digest/plan-store.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { changeSettings, findSettings } from './store.ts'

export function settingsRoutes(app: FastifyInstance, { db, mailer, clock }: Services) {
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
