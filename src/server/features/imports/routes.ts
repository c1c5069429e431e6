import type { FastifyInstance } from 'fastify'
import { imports } from '#contract/imports.ts'
import { refreshRecurring } from '#server/features/transactions/recurring-store.ts'
import { createBackground } from '#server/lib/background.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { finishImport } from './finish-import.ts'
import { stageRows } from './stage-rows.ts'
import { startImport } from './start-import.ts'
import { eraseImport, undoImport } from './undo-import.ts'
import { listImports } from './view-imports.ts'

export function importRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'engine' | 'clock'>) {
  const later = createBackground(app)

  route(app, imports.list, ({ user }) => listImports(services.db, user.id))
  route(app, imports.start, ({ user, body }) => startImport(services, user.id, body))
  route(app, imports.addRows, ({ user, id, body }) => stageRows(services, user.id, id, body))
  route(app, imports.finish, async ({ user, id, body }) => {
    const view = await finishImport(services, user.id, id, body)
    later(() => refreshRecurring(services, user.id))
    return view
  })
  route(app, imports.undo, async ({ user, id }) => {
    await undoImport(services, user.id, id)
    later(() => eraseImport(services, user.id, id))
    return {}
  })
}
