import type { FastifyInstance } from 'fastify'
import { facts } from '#contract/facts.ts'
import type { Trx } from '#server/db/database.ts'
import { readTogether } from '#server/db/read-together.ts'
import { dropFromDialogue } from '#server/features/conversation/dialogue-store.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { confirmFact } from './confirm-fact.ts'
import { forgetFact, type Forgetting } from './forget-fact.ts'
import { findFact, listFacts } from './store.ts'
import { undoFact } from './undo-fact.ts'
import { viewFacts } from './view-facts.ts'

const CHANGED_SINCE = 'This has been changed since, so it stays as it is. Change it where it is kept.'

export function factRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'clock'> & Forgetting) {
  const { db, engine, clock } = services

  async function view(trx: Trx, userId: number, id: number) {
    const fact = await findFact(trx, userId, id)
    const [viewed] = fact ? await viewFacts(trx, userId, [fact]) : []
    if (!viewed) throw notFound('Fact')
    return viewed
  }

  route(app, facts.list, ({ user, query }) =>
    readTogether(services, async (trx) => viewFacts(trx, user.id, await listFacts(trx, user.id, query))),
  )

  route(app, facts.undo, ({ user, id }) =>
    db.transaction().execute(async (trx) => {
      const fact = await findFact(trx, user.id, id)
      if (!fact) throw notFound('Fact')
      if (fact.state !== 'saved' || !fact.said) throw conflict('There is nothing to undo here any more.')
      await dropFromDialogue(trx, user.id, fact.said)
      const effect = await undoFact(trx, engine, fact, { userId: user.id, now: clock() })
      if (!effect) throw conflict(CHANGED_SINCE)
      return view(trx, user.id, id)
    }),
  )

  route(app, facts.confirm, ({ user, id, body }) =>
    db.transaction().execute(async (trx) => {
      await confirmFact(services, trx, user.id, id, body.correct)
      return view(trx, user.id, id)
    }),
  )

  route(app, facts.forget, ({ user, id }) =>
    db.transaction().execute(async (trx) => {
      await forgetFact(trx, services, { userId: user.id, id, now: clock() })
      return {}
    }),
  )
}
