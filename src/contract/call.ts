import type { Endpoint, PathParams, ResponseOf } from './endpoint.ts'
import { readAnswer, type WireRequest, type WireResponse } from './wire.ts'
import { z } from './zod.ts'

type Inputs<E extends Endpoint> = PathParams<E> &
  (E['body'] extends z.ZodMiniType ? { body: z.output<E['body']> } : unknown) &
  (E['query'] extends z.ZodMiniType ? { query?: Partial<z.output<E['query']>> } : unknown)

/** The second argument of a call; it may be left out when nothing in it is required. */
export type CallInput<E extends Endpoint> =
  object extends Inputs<E> ? [input?: Inputs<E>] : [input: Inputs<E>]

export type Call = <E extends Endpoint>(endpoint: E, ...input: CallInput<E>) => Promise<ResponseOf<E>>

/** One typed way to call the API, over whatever carries the request: fetch in the browser, inject in tests. */
export function createCall(send: (request: WireRequest) => Promise<WireResponse>): Call {
  return async (endpoint, ...[input]) => {
    const response = await send(buildRequest(endpoint, input))
    return z.decode(endpoint.response, readAnswer(response)) as ResponseOf<typeof endpoint>
  }
}

export function buildRequest(endpoint: Endpoint, input: object = {}): WireRequest {
  const parts = input as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts[name])))
  const request: WireRequest = { method: endpoint.method, url: path + queryString(parts.query), headers: {} }
  if (endpoint.body && parts.body !== undefined) {
    request.headers['content-type'] = 'application/json'
    request.body = JSON.stringify(z.encode(endpoint.body, parts.body))
  }
  return request
}

function queryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
