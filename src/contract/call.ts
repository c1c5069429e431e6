import type { Endpoint, FullAnswer, PathParams, ResponseOf } from './endpoint.ts'
import type { WireResponse } from './wire-response.ts'
import { readAnswer, type WireRequest } from './wire.ts'
import { z } from './zod.ts'

type Inputs<E extends Endpoint> = PathParams<E> &
  (E['body'] extends z.ZodMiniType ? { body: z.output<E['body']> } : unknown) &
  (E['query'] extends z.ZodMiniType ? { query?: Partial<z.output<E['query']>> } : unknown)

/** The second argument of a call; it may be left out when nothing in it is required. */
export type CallInput<E extends Endpoint> =
  object extends Inputs<E> ? [input?: Inputs<E>] : [input: Inputs<E>]

export type Call = <E extends Endpoint>(endpoint: E, ...input: CallInput<E>) => Promise<ResponseOf<E>>

export type FullCall = <E extends Endpoint>(endpoint: E, ...input: CallInput<E>) => Promise<FullAnswer<E>>

type Send = (request: WireRequest) => Promise<WireResponse>

/** One typed way to call the API, over whatever carries the request: fetch in the browser, inject in tests. */
export function createCall(send: Send): Call {
  const callInFull = createFullCall(send)
  return async (endpoint, ...input) => (await callInFull(endpoint, ...input)).body
}

/** The same, with the headers of the response. */
export function createFullCall(send: Send): FullCall {
  return async <E extends Endpoint>(endpoint: E, ...[input]: CallInput<E>) => {
    const response = await send(buildRequest(endpoint, input))
    const body = z.decode(endpoint.response, readAnswer(response)) as ResponseOf<E>
    return { body, headers: readHeaders(endpoint, response) as FullAnswer<E>['headers'] }
  }
}

function readHeaders({ headers }: Endpoint, response: WireResponse): object {
  if (!headers) return {}
  const sent = Object.keys(headers.shape).map((name) => [name, response.headers?.get(name) ?? undefined])
  return z.decode(headers, Object.fromEntries(sent))
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
