import type { FastifyInstance } from 'fastify'
import { profile } from '#contract/profile.ts'
import { readTogether } from '#server/db/read-together.ts'
import { route } from '#server/lib/route.ts'
import { listChanges } from './changes-store.ts'
import { lockProfile } from './profile-store.ts'
import { readProfile } from './read-store.ts'
import { restoreChange } from './fields-store.ts'
import { type ProfileServices, saveProfile } from './save-profile.ts'

export function profileRoutes(app: FastifyInstance, services: ProfileServices) {
  const { db, engine, clock, changeBalanceSheet } = services

  route(app, profile.get, ({ user }) => readTogether(services, (trx) => readProfile(trx, user.id)))
  route(app, profile.save, ({ user, body }) => saveProfile(services, user.id, body))
  route(app, profile.listChanges, ({ user, query }) => listChanges(db, user.id, query))

  route(app, profile.restore, ({ user, body }) =>
    db.transaction().execute(async (trx) => {
      const now = clock()
      await lockProfile(trx, user.id)
      const make = () => restoreChange(trx, user.id, body.changeId, now)
      await changeBalanceSheet(trx, engine, { userId: user.id, now, make })
      return readProfile(trx, user.id)
    }),
  )
}
