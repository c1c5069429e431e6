import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '#server/services.ts'

/** For whoever runs Keel: is it alive, can it serve, what does it answer. */
export function systemRoutes(app: FastifyInstance, { db }: Services) {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch {
      void reply.code(503)
      return { status: 'store unavailable' }
    }
  })

  let document: object | undefined
  app.get('/api/openapi.json', async () => {
    // Built when somebody asks: it costs more than the rest of the start-up.
    document ??= (await import('./openapi.ts')).buildOpenApi()
    return document
  })
}
