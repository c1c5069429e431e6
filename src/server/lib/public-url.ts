import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

/**
 * The address for links in e-mails, without a slash at the end. Behind a name of its own Keel must be told it in
 * PUBLIC_URL: the Host header is the caller's word, and is believed only for a server on this machine.
 */
export function publicUrlOf(config: Config, request: Pick<FastifyRequest, 'server'>): string {
  if (config.publicUrl) return config.publicUrl.href.replace(/\/$/, '')
  const listening = request.server.server.address()
  const port = typeof listening === 'object' && listening ? listening.port : config.port
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host}:${port}`
}
