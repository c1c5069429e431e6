import type { FastifyInstance } from 'fastify'
import { settings } from '#contract/settings.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { changeSettings, findSettings } from './store.ts'

export function settingsRoutes(app: FastifyInstance, { db, mailer }: Services) {
  route(app, settings.get, async ({ user }) => ({
    ...(await findSettings(db, user.id)),
    canSendEmail: mailer.configured,
  }))

  route(app, settings.change, async ({ user, body }) => ({
    ...(await changeSettings(db, user.id, body)),
    canSendEmail: mailer.configured,
  }))
}
