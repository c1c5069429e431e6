import type { FastifyInstance } from 'fastify'
import { users } from '#contract/users.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { giveNewPassword, removeUser, type Telling } from './manage-user.ts'
import { listUsers } from './managed-store.ts'
import { updateUser } from './update-user.ts'

export function userRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'engine' | 'forgetDeleted' | 'clock' | 'passwords'> & Telling,
) {
  route(app, users.list, ({ query }) => listUsers(services.db, query))
  route(app, users.update, ({ user, id, body }) => updateUser(services, user, id, body))
  route(app, users.newPassword, ({ user, id }) => giveNewPassword(services, user, id))
  route(app, users.remove, async ({ user, id }) => {
    await removeUser(services, user, id)
    return {}
  })
}
