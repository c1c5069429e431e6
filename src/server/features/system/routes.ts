import type { FastifyInstance } from 'fastify'
import { system } from '#contract/system.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { readSystem, type Watched } from './read-system.ts'
import { tryWrite } from './store.ts'

/** A look costs a write, and anybody may look: one a second is enough. */
const LOOK_MS = 1000

/** For whoever runs Keel: is it alive, can it serve, how does it do, what does it answer. */
export function systemRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'passwords'>,
  watched: Watched,
) {
  const { db, clock } = services
  app.get('/healthz', () => ({ status: 'ok' }))

  let looked: { at: number; isReady: Promise<boolean> } | null = null
  app.get('/readyz', async (_request, reply) => {
    const now = Date.now()
    if (!looked || now - looked.at >= LOOK_MS) looked = { at: now, isReady: canWrite() }
    if ((await looked.isReady) && !watched.isFull()) return { status: 'ready' }
    void reply.code(503)
    return { status: 'store unavailable' }
  })

  const canWrite = () =>
    tryWrite(db, clock()).then(
      () => true,
      (error: unknown) => {
        app.log.error({ err: error }, 'the store takes no writes')
        return false
      },
    )

  route(app, system.read, () => readSystem(services, watched))

  let document: object | undefined
  app.get('/api/openapi.json', async () => {
    // Built when somebody asks: it costs more than the rest of the start-up.
    document ??= (await import('./openapi.ts')).buildOpenApi()
    return document
  })
}
