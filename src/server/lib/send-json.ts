import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

/** Below this an answer fits into a packet or two: naming it, or making it smaller, would gain nothing. */
const WORTH_NAMING = 1024
const WORTH_COMPRESSING = 8 * 1024

/** Fast ones: the answer is made for this one request. */
const compress: Record<Exclude<Encoding, 'identity'>, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
}

/** Sends an answer of JSON; one that the asker has already is only named, and a large one is compressed. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): FastifyReply | Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8')
  if (request.method !== 'GET' || body.length < WORTH_NAMING) return reply.send(body)
  const etag = `"${hash('sha1', body, 'base64url')}"`
  void reply.header('etag', etag)
  if (isSame(request.headers['if-none-match'], etag)) {
    void reply.removeHeader('content-type')
    return reply.code(304).send()
  }
  if (body.length < WORTH_COMPRESSING) return reply.send(body)
  void reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(body)
  void reply.header('content-encoding', encoding)
  return compress[encoding](body).then((compressed) => reply.send(compressed))
}

/** A proxy that compresses what we sent marks the name as weak. */
const isSame = (named: string | undefined, etag: string) =>
  named === etag || (named !== undefined && named === `W/${etag}`)
