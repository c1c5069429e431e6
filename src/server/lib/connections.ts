import type { FastifyInstance } from 'fastify'

/** Far more than a process of ours can serve, far fewer than a machine has file handles for. */
const MAX_CONNECTIONS = 4000

/** Both together make the 30 seconds in which a request has to arrive. */
export const ARRIVAL_MS = 25_000
export const CHECK_EVERY_MS = 5_000

/** Who sends a request byte by byte, or opens connections without end, is cut off before others notice. */
export function limitConnections(app: FastifyInstance) {
  app.server.maxConnections = MAX_CONNECTIONS
  app.server.on('drop', () => app.log.warn('too many connections: a new one was refused'))
}
