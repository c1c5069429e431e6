import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findPage } from '#contract/pages.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The web app: hashed assets that are kept for a year, and one HTML shell for every page. */
export function pageRoutes(app: FastifyInstance, webRoot: string) {
  const shell = readFileSync(join(webRoot, 'index.html'), 'utf8')

  app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })

  app.get('/assets/*', (request, reply) => {
    void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    return reply.sendFile(decodeURIComponent(request.url.split('?')[0] ?? ''))
  })

  for (const file of listPublicFiles(webRoot)) {
    app.get(`/${file}`, (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=3600')
      return reply.sendFile(file)
    })
  }

  app.get('/', async (request, reply) => {
    if (await app.findSession(request)) return reply.redirect('/chat', 302)
    return sendShell(reply)
  })

  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (path.startsWith('/api/') || path === '/api') return reply.callNotFound()
    return sendShell(reply.code(findPage(path) ? 200 : 404))
  })

  function sendShell(reply: FastifyReply) {
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shell)
  }
}

/** Files that lie beside the shell, such as the icon; their compressed copies are served in their place. */
function listPublicFiles(webRoot: string): string[] {
  const entries = readdirSync(webRoot, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => entry.name)
}
