import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** A proxy that is not believed makes all people one address, who then share every limit: the operator should know. */
export function noticeProxies(app: FastifyInstance, { trustProxy }: Config): () => boolean {
  let noticed = false
  if (trustProxy === false)
    app.addHook('onRequest', async (request) => {
      if (noticed || request.headers['x-forwarded-for'] === undefined) return
      noticed = true
      app.log.warn('X-Forwarded-For arrived and is not believed: behind a proxy of yours, set TRUST_PROXY')
    })
  return () => noticed
}
