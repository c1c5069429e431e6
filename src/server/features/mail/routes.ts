import type { FastifyInstance } from 'fastify'
import { mails } from '#contract/mails.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { findMail, listMails, makeDue } from './entries-store.ts'

export function mailRoutes(
  app: FastifyInstance,
  { db, clock, mailer, outbox }: Pick<Services, 'db' | 'clock' | 'mailer' | 'outbox'>,
) {
  route(app, mails.list, ({ query }) => listMails(db, query))

  route(app, mails.sendAgain, async ({ id, user }) => {
    if (!mailer.configured) throw conflict('E-mail is not set up')
    if (!(await makeDue(db, id, clock()))) {
      if (!(await findMail(db, id))) throw notFound('Mail')
      throw conflict('This mail is sent, on its way, or its link has run out')
    }
    await recordEvent(db, { kind: 'mail-sent-again', userId: null, actorId: user.id }, clock())
    await outbox.sendNow(id)
    const tried = await findMail(db, id)
    if (!tried) throw notFound('Mail')
    return tried
  })
}
