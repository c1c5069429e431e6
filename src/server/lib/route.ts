import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inCurrency } from '#advisor/in-currency.ts'
import type { Access, AnswerOf, Endpoint, FullAnswer, RequestParts } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { DEFAULT_CURRENCY } from '#finance/currency.ts'
import { makeEncoder } from './encoder.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { notAllowed, notFound, notSignedIn, tooLarge } from './http-error.ts'
import { cleanText } from './json-body.ts'
import { readBody, validate } from './read-body.ts'
import { sendJson } from './send-json.ts'
import type { Session } from './session.ts'

// Rules without a text of their own are answered with zod's.
z.config(z.locales.en())

type Caller<A extends Access> = A extends 'public'
  ? { session: Session | null; user: Session['user'] | null }
  : { session: Session; user: Session['user'] }

export type Context<E extends Endpoint> = RequestParts<E> &
  Caller<E['access']> & { request: FastifyRequest; reply: FastifyReply }

/** Serves one endpoint of the contract: checks who calls, validates what comes in and what goes out. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (context: Context<E>) => Promise<AnswerOf<E> | EventStream> | AnswerOf<E>,
) {
  const encode = makeEncoder(endpoint.response)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    // Before the body is read: strangers are told so whatever they send, unless it is too large.
    onRequest: async (request, reply) => {
      refuseTooLarge(request, reply)
      request.session = await app.findSession(request)
      checkAccess(endpoint.access, request.session)
      if (request.session) app.checkStrength(endpoint, request.session)
      if (request.session && endpoint.method !== 'GET') app.countWrite(request.session.user.id)
    },
    // What is written and read for a user is in their currency, wherever below this it happens.
    handler: (request, reply) =>
      inCurrency(request.session?.user.currency ?? DEFAULT_CURRENCY, () => answer(request, reply)),
  })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { session } = request
    const parts = { ...readParams(request), ...(await readParts(endpoint, request)) }
    const context = {
      ...parts,
      session,
      user: session?.user ?? null,
      request,
      reply,
    } as unknown as Context<E>
    const result = await handle(context)
    void reply.code(endpoint.status ?? 200)
    if (result instanceof EventStream) return sendEvents(reply, result)
    if (endpoint.produces) {
      const isText = endpoint.produces !== 'application/zip'
      void reply.type(isText ? `${endpoint.produces}; charset=utf-8` : endpoint.produces)
      return Readable.from(result as AsyncIterable<string | Uint8Array>, { objectMode: false })
    }
    if (!endpoint.headers) return sendJson(request, reply, JSON.stringify(encode(result)))
    const { body, headers } = result as FullAnswer<E>
    void reply.headers(z.encode(endpoint.headers, { ...headers }) as Record<string, string>)
    return sendJson(request, reply, JSON.stringify(encode(body)))
  }
}

/** By the length that it names, before the store is asked for anything. The rest of it is not waited for. */
function refuseTooLarge({ headers, routeOptions }: FastifyRequest, reply: FastifyReply) {
  if (!(Number(headers['content-length']) > routeOptions.bodyLimit)) return
  void reply.header('connection', 'close')
  throw tooLarge()
}

function checkAccess(access: Access, session: Session | null) {
  if (access === 'public') return
  if (!session) throw notSignedIn()
  if (access === 'admin' && !session.user.isAdmin) throw notAllowed('Administrators only')
}

/** Ids are positive integers; anything else names nothing. */
function readParams(request: FastifyRequest): Record<string, number> {
  const params: Record<string, number> = {}
  for (const [name, text] of Object.entries(request.params as Record<string, string>)) {
    if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound('This')
    params[name] = Number(text)
  }
  return params
}

async function readParts(endpoint: Endpoint, request: FastifyRequest) {
  const query = request.query as Record<string, unknown>
  for (const value of Object.values(query)) cleanText(String(value))
  return {
    ...(endpoint.query && { query: validate(endpoint.query, query) }),
    // A missing body is an empty one, so that the message names the first missing field.
    ...(endpoint.body && { body: await readBody(endpoint.body, endpoint, request.body ?? {}) }),
  }
}
