import type { FastifyInstance } from 'fastify'

/** Work that nobody waits for. It is finished before the server closes, and a failure of it is only logged. */
export function createBackground(app: FastifyInstance) {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })
  return (work: () => Promise<unknown>): void => {
    const done: Promise<unknown> = work()
      .catch((error: unknown) => app.log.error(error, 'Work in the background failed'))
      .finally(() => running.delete(done))
    running.add(done)
  }
}
