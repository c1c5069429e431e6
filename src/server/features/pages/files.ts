import { hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from '#server/lib/accepted-encoding.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

interface File {
  type: string
  body: Buffer
  etag: string
}

/**
 * The files of the web app as the build left them, compressed already. Each is read when it is first asked for and
 * kept: there are two megabytes of them, and a new build comes with a new start.
 */
export function openFiles(webRoot: string) {
  const inFolder = (folder: string) =>
    readdirSync(join(webRoot, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(folder, name).replaceAll('\\', '/'))
  const all = new Set([...inFolder('.'), ...(hasAssets(webRoot) ? inFolder('assets') : [])])
  const kept = new Map<string, Promise<File>>()

  function read(name: string, encoding: Encoding): Promise<File> {
    const stored = `${name}${suffixes[encoding]}`
    const file = kept.get(stored) ?? load(join(webRoot, stored), types[extname(name)] ?? 'text/plain')
    kept.set(stored, file)
    return file
  }

  return {
    /** Files beside the pages that are requested by name. */
    publicNames: [...all].filter((name) => !name.includes('/') && extname(name) in types),

    /** `keep` says for how long; that there is no such file is not kept. */
    async send(request: FastifyRequest, reply: FastifyReply, { name, keep }: { name: string; keep: string }) {
      if (!all.has(name) || !(extname(name) in types)) return reply.callNotFound()
      const accepted = acceptedEncoding(request.headers['accept-encoding'])
      const encoding = all.has(`${name}${suffixes[accepted]}`) ? accepted : 'identity'
      const { type, body, etag } = await read(name, encoding)
      void reply.headers({ 'cache-control': keep, etag, vary: 'accept-encoding' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      return reply.type(type).send(body)
    },
  }
}

const hasAssets = (webRoot: string) =>
  readdirSync(webRoot, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && entry.name === 'assets',
  )

async function load(path: string, type: string): Promise<File> {
  const body = await readFile(path)
  return { type, body, etag: `"${hash('sha1', body, 'base64url')}"` }
}
