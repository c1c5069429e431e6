import type { FastifyInstance } from 'fastify'
import { notAllowed } from './http-error.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Requests that change something must come from our own pages. Clients that are not browsers send no Origin. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: URL | null) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    const isForeign =
      origin !== undefined &&
      !safeMethods.has(request.method) &&
      !isOwnOrigin(origin, request.host, publicUrl)
    done(isForeign ? notAllowed('This request came from another site') : undefined)
  })
}

export function isOwnOrigin(origin: string, host: string, publicUrl: URL | null): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.protocol !== 'http:' && from.protocol !== 'https:') return false
  if (publicUrl && from.origin === publicUrl.origin) return true
  if (!URL.canParse(`${from.protocol}//${host}`)) return false
  const own = new URL(`${from.protocol}//${host}`)
  if (from.host === own.host) return true
  return from.port === own.port && loopbackNames.has(from.hostname) && loopbackNames.has(own.hostname)
}
