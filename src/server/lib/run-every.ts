import type { FastifyInstance } from 'fastify'

/**
 * Runs a chore now and then while the server is up, and once more when it closes if asked; a failure is only logged.
 */
export function runEvery(
  app: FastifyInstance,
  seconds: number,
  chore: () => Promise<void>,
  { atClose = false } = {},
) {
  const run = () => chore().catch((error: unknown) => app.log.error({ err: error }, 'a chore failed'))
  const timer = setInterval(() => void run(), seconds * 1000)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    if (atClose) await run()
  })
}
