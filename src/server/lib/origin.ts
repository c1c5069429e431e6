import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, notAllowed } from './http-error.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Health checks use whatever host name they know. */
const askedByAnyName = new Set(['/healthz', '/readyz', '/metrics'])

/** Requests that change something must come from our own pages. Clients that are not browsers send no Origin. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: URL | null) {
  app.addHook('onRequest', (request, _reply, done) => done(findFault(request, publicUrl)))
}

function findFault(request: FastifyRequest, publicUrl: URL | null): HttpError | undefined {
  if (!isOwnHost(request.host, publicUrl) && !askedByAnyName.has(request.routeOptions.url ?? ''))
    return new HttpError(421, 'This is not the address of this Keel')
  if (safeMethods.has(request.method)) return undefined
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign =
    origin === undefined ? site === 'cross-site' : !isOwnOrigin(origin, request.host, publicUrl)
  return isForeign ? notAllowed('This request came from another site') : undefined
}

/** With a name of its own, Keel answers only to that name and to localhost: any other host may be DNS rebinding. */
export function isOwnHost(host: string, publicUrl: URL | null): boolean {
  if (!publicUrl) return true
  const asked = `${publicUrl.protocol}//${host}`
  if (!URL.canParse(asked)) return false
  const { hostname, host: named } = new URL(asked)
  return named === publicUrl.host || loopbackNames.has(hostname)
}

export function isOwnOrigin(origin: string, host: string, publicUrl: URL | null): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.protocol !== 'http:' && from.protocol !== 'https:') return false
  if (publicUrl && from.origin === publicUrl.origin) return true
  if (!URL.canParse(`${from.protocol}//${host}`)) return false
  const own = new URL(`${from.protocol}//${host}`)
  if (!publicUrl && from.host === own.host) return true
  return from.port === own.port && loopbackNames.has(from.hostname) && loopbackNames.has(own.hostname)
}
