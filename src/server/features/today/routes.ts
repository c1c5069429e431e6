import type { FastifyInstance } from 'fastify'
import { todays } from '#contract/today.ts'
import { readTogether } from '#server/db/read-together.ts'
import { badRequest } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { readToday } from './read-today.ts'
import { addTick } from './store.ts'

export function todayRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'engine' | 'clock'>) {
  const { db, clock } = services
  const read = (userId: number) => readTogether(services, (trx) => readToday(trx, userId, clock()))

  route(app, todays.get, ({ user }) => read(user.id))

  // Only what is shown can be ticked, so that nobody fills the store with codes of their own.
  route(app, todays.tick, async ({ user, body }) => {
    const { step } = await read(user.id)
    if (step?.code !== body.code) throw badRequest('This step is not the next one any more.')
    await db.transaction().execute((trx) => addTick(trx, user.id, body.code, clock()))
    return {}
  })
}
