import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Appearance, defaultAppearance } from '#contract/appearance.ts'
import { findPage } from '#contract/pages.ts'
import { isStoreAway } from '#server/db/errors.ts'
import { findSettings } from '#server/features/settings/store.ts'
import { publicUrlOf } from '#server/lib/public-url.ts'
import { allowStyle } from '#server/lib/security-headers.ts'
import type { Services } from '#server/services.ts'
import { acceptedEncoding } from '#server/lib/accepted-encoding.ts'
import { openDocuments } from './documents.ts'
import { openFiles } from './files.ts'
import { robotsText, sitemapXml } from './robots.ts'

/** It brings the next build: no copy of it may be older than the server. */
const SERVICE_WORKER = 'sw.js'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The web app: hashed assets that are kept for a year, and the HTML of every page. */
export function pageRoutes(
  app: FastifyInstance,
  { config, db }: Pick<Services, 'db' | 'config'>,
  webRoot: string,
) {
  const documents = openDocuments(webRoot)
  const files = openFiles(webRoot)

  app.get('/assets/*', (request, reply) => {
    const name = (request.url.split('?')[0] ?? '').slice(1)
    return files.send(request, reply, { name, keep: `public, max-age=${YEAR_SECONDS}, immutable` })
  })

  for (const name of files.publicNames) {
    app.get(`/${name}`, (request, reply) =>
      files.send(request, reply, {
        name,
        keep: name === SERVICE_WORKER ? 'no-cache' : 'public, max-age=3600',
      }),
    )
  }

  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrlOf(config, request))),
  )
  app.get('/sitemap.xml', (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapXml(publicUrlOf(config, request))),
  )

  app.get('/', async (request, reply) => {
    if (await app.findSession(request)) return reply.redirect('/chat', 302)
    return sendPage(request, reply, '/')
  })

  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (path.startsWith('/api/') || path === '/api') return reply.callNotFound()
    return sendPage(request, reply, path)
  })

  /**
   * Read with the page, not kept in a cookie: a device that was signed in already shows what another one has chosen
   * from its next page on, without a flash. A page is worth more than its colours while the store is away.
   */
  async function findAppearance(request: FastifyRequest): Promise<Appearance> {
    try {
      const session = await app.findSession(request)
      return session ? await findSettings(db, session.user.id) : defaultAppearance
    } catch (error) {
      if (!isStoreAway(error)) throw error
      return defaultAppearance
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const appearance = await findAppearance(request)
    const publicUrl = publicUrlOf(config, request)
    const { etag, styleHash, body } = await documents.find({ path, publicUrl, appearance })
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag })
    if (styleHash !== null) allowStyle(reply, styleHash)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply
      .code(findPage(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(body[encoding])
  }
}

/** Files that lie beside the shell, such as the icon; their compressed copies are served in their place. */
