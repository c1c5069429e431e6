import type { FastifyInstance } from 'fastify'
import { users } from '#contract/users.ts'
import { waitlist } from '#contract/waitlist.ts'
import { publicUrlOf } from '#server/lib/public-url.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { createUser } from './create-user.ts'
import { inviteEntries } from './invite-entries.ts'

type Needs = Pick<
  Services,
  'db' | 'engine' | 'config' | 'clock' | 'secret' | 'passwords' | 'mailer' | 'outbox'
>

/** Every way in which an administrator lets somebody in. */
export function invitationRoutes(app: FastifyInstance, services: Needs) {
  route(app, users.create, ({ body, user, request }) =>
    createUser(
      services,
      { email: body.email, name: body.name ?? null, isAdmin: body.isAdmin },
      { actor: user, kind: 'user-created', publicUrl: publicUrlOf(services.config, request) },
    ),
  )

  route(app, users.invite, ({ body, user, request }) =>
    createUser(
      services,
      { email: body.email, name: body.name ?? null, isAdmin: false },
      { actor: user, kind: 'user-invited', publicUrl: publicUrlOf(services.config, request) },
    ),
  )

  route(app, waitlist.inviteSeveral, ({ body, user, request }) =>
    inviteEntries(services, body.ids, { actor: user, publicUrl: publicUrlOf(services.config, request) }),
  )
}
