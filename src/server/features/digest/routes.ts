import type { FastifyInstance } from 'fastify'
import { digests } from '#contract/digest.ts'
import { readTogether } from '#server/db/read-together.ts'
import { findUser } from '#server/features/people/users-store.ts'
import { changeSettings } from '#server/features/settings/store.ts'
import { badRequest } from '#server/lib/http-error.ts'
import { publicUrlOf } from '#server/lib/public-url.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { planDigest } from './plan-store.ts'
import { readDigest } from './read-digest.ts'
import { sendDigestNow } from './send-digest.ts'
import { dropWaitingDigests, findDigest } from './store.ts'
import { readUnsubscribeToken } from './unsubscribe-link.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

export function digestRoutes(app: FastifyInstance, services: Needs) {
  const { db, clock, config, secret } = services

  route(app, digests.preview, ({ user }) =>
    readTogether(services, async (trx) => {
      const last = await findDigest(trx, user.id)
      const { digest, today, nextAfter } = await readDigest(trx, user.id, last, clock())
      return { ...digest, nextAt: last ? last.nextAt : nextAfter(today) }
    }),
  )

  route(app, digests.sendNow, async ({ user, request }) => ({
    sent: await sendDigestNow(services, user.id, publicUrlOf(config, request)),
  }))

  app.register(async (oneClick) => {
    // Mail programs send the form that RFC 8058 prescribes; all it says is that a person pressed the button.
    oneClick.addContentTypeParser('application/x-www-form-urlencoded', (_request, form, done) => {
      form.resume()
      done(null)
    })
    route(oneClick, digests.unsubscribe, async ({ query }) => {
      const userId = readUnsubscribeToken(secret, query.token)
      if (userId === null) throw badRequest('This link is not valid')
      await db.transaction().execute(async (trx) => {
        // Somebody whose account is gone gets no more of them either.
        if (!(await findUser(trx, userId))) return
        await changeSettings(trx, userId, { email: false })
        await planDigest(trx, userId, clock())
        await dropWaitingDigests(trx, userId)
      })
      return {}
    })
  })
}
