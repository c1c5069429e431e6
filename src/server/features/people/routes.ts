import type { FastifyInstance } from 'fastify'
import { users } from '#contract/users.ts'
import { publicUrlOf } from '#server/lib/public-url.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { createUser } from '#server/features/invitations/create-user.ts'
import { giveNewPassword, removeUser } from './manage-user.ts'
import { listUsers } from './list-store.ts'
import { updateUser } from './update-user.ts'

export function userRoutes(app: FastifyInstance, services: Services) {
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

  route(app, users.list, ({ query }) => listUsers(services.db, query))
  route(app, users.update, ({ user, id, body }) => updateUser(services, user, id, body))
  route(app, users.newPassword, ({ user, id }) => giveNewPassword(services, user, id))
  route(app, users.remove, async ({ user, id }) => {
    await removeUser(services, user, id)
    return {}
  })
}
