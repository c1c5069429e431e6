import type { FastifyInstance } from 'fastify'
import { household } from '#contract/household.ts'
import { readTogether } from '#server/db/read-together.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { readHouseholdOf } from './household-store.ts'
import { toView } from './to-view.ts'

export function householdRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'engine'>) {
  route(app, household.get, ({ user }) =>
    readTogether(services, async (trx) => toView(await readHouseholdOf(trx, user.id))),
  )
}
