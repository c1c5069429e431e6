import type { FastifyInstance } from 'fastify'
import { wrongAnswers } from '#contract/wrong-answers.ts'
import { notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { markWrong } from './mark-wrong.ts'
import { deleteWrongAnswer, deleteWrongAnswers, listWrongAnswers } from './store.ts'
import { writeCases } from './write-cases.ts'

export function wrongAnswerRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'engine' | 'clock' | 'advisors'>,
) {
  const { db } = services

  route(app, wrongAnswers.mark, ({ user, id, body }) =>
    markWrong(services, user.id, { id, correction: body }),
  )

  route(app, wrongAnswers.list, ({ user }) => listWrongAnswers(db, user.id))

  route(app, wrongAnswers.download, async ({ user, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="keel-wrong-answers.txt"')
    return writeCases((await listWrongAnswers(db, user.id)).toReversed())
  })

  route(app, wrongAnswers.remove, async ({ user, id }) => {
    if (!(await deleteWrongAnswer(db, user.id, id))) throw notFound('Answer')
    return {}
  })

  route(app, wrongAnswers.removeAll, async ({ user }) => {
    await deleteWrongAnswers(db, user.id)
    return {}
  })
}
