import type { FastifyInstance } from 'fastify'

/**
 * One line per answered call, named by its route and not by its address, which may carry what people typed.
 * Pages and files are noise at the usual level.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (route.startsWith('/api') || reply.statusCode >= 500) request.log.info(line)
    else request.log.debug(line)
    done()
  })
}
